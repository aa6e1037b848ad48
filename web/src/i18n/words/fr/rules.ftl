### Les pages de règles.

rules-of = Les règles de { $game }
rules-contents = Sommaire
rules-rulings = Précisions
rules-in-translation = Une traduction : là où elle dit autre chose, la page anglaise décide.
rules-read-original = Lire en anglais
rules-read-translation = Revenir à la traduction
rules-pages = Pages de règles
rules-print = Imprimer

## Finding words in the page

rules-find = Chercher dans les règles
rules-found =
    { $all ->
        [0] Introuvable
       *[other] { $n } sur { $all }
    }
rules-find-next = Endroit suivant
rules-find-previous = Endroit précédent

## Rulings

rules-other-place = { $ruling } : endroit { $n } sur { $all }. Aller au suivant

## Diagrams

rules-diagram = Schéma : { $about }
rules-which = Ce que montre le schéma
