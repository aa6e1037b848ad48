### The rule pages.

rules-of = The rules of { $game }
rules-contents = Contents
rules-rulings = Rulings
rules-in-translation = A translation: where it says something else, the page in English decides.
rules-read-original = Read it in English
rules-read-translation = Back to the translation
rules-pages = Rule pages
rules-print = Print

## Finding words in the page

rules-find = Find in the rules
rules-found =
    { $all ->
        [0] Not found
       *[other] { $n } of { $all }
    }
rules-find-next = Next place
rules-find-previous = Previous place

## Rulings. $n of $all: places that tell of one ruling

rules-other-place = { $ruling }: place { $n } of { $all }. To the next one

## Diagrams

rules-diagram = Diagram: { $about }
rules-which = What the diagram shows
