### Lernen: zehn Schritte zu jedem Spiel; was die Teile einer Nachricht sind, steht in der englischen Datei.

learn-answer-city = { $who ->
        [you] Deine Stadt auf { $at }
        *[other] Die Stadt von { $name } auf { $at }
    }
learn-san-andreas-found = Gründe mit deiner 5 eine Stadt an der Küste
    .about = Die Küste Kaliforniens ist ein Puzzle aus 23 Platten. Eine Münze darauf ist eine Stadt, und am meisten wert ist sie, wo ihr Feld das Meer berührt.
    .how = Nimm die 5, wähle einen Ring am Wasser, dann den Knopf.
    .done = Deine 5 liegt am Wasser und ist ganze 5 wert, solange der Boden hält.
    .wrong = Das ist erlaubt. Nimm hier die 5 und ein Feld, das ans Meer grenzt.
learn-san-andreas-secret = Sieh es mit Juns Augen
    .about = Drei Städte stehen. Du siehst, was deine wert ist; von den anderen siehst du nur, wem sie gehören.
    .go = Sehen, was Jun sieht
    .done = Jun sieht, dass dort eine Stadt von dir steht, aber nicht ihre 5. Bekannt wird eine Münze, wenn sie gewertet wird oder verloren geht.
learn-san-andreas-inland = Was bringt deine 5 hier?
    .about = Nach jedem Beben bringt jede Stadt den Wert ihrer Münze, eins weniger für jedes Feld, das in gerader Linie zwischen ihr und dem nächsten Meer liegt.
    .how = Zähle die Felder zwischen der Stadt und der Küste.
    .done = Zwei Felder liegen dazwischen, also bringt die 5 noch { $right }. Landeinwärts bringt eine Stadt weniger und ist sicherer.
    .wrong = Zähle die Felder zwischen der Stadt und dem Meer, ohne ihr eigenes.
learn-san-andreas-mark = Markiere ein Epizentrum auf der Platte von Juns Stadt
    .about = Statt zu gründen, darfst du eine Figur auf eine Platte am Meer stellen. Figuren gehören niemandem. Ein Beben rückt die Platte unter jeder von ihnen.
    .how = Nimm eine Figur, wähle ein Feld neben Juns Stadt auf C14, dann den Knopf.
    .done = Diese Platte rückt, wenn das vierte Epizentrum markiert ist. Noch weiß niemand, wohin.
    .wrong = Das ist erlaubt. In dieser Lektion kommt eine Figur auf Juns Platte, bei C14.
learn-san-andreas-fourth = Markiere das vierte Epizentrum neben der Sonne
    .about = Drei Figuren stehen. Wer die vierte setzt, löst ein Beben aus: Vier Würfel rollen, einer für jede Figur.
    .how = Nimm die Figur mit dem Wappen, wähle ein Feld der Platte mit der Sonne, bei A10, dann den Knopf.
    .done = Die Würfel sind gefallen: Sonne 3, Wappen 5. Die anderen sind null; ihre Figuren rücken nichts und bleiben stehen.
    .wrong = Das ist erlaubt. In dieser Lektion kommt das Wappen auf die Platte der Sonne, bei A10.
learn-san-andreas-order = Welcher Würfel rettet deine Stadt?
    .about = Du bestimmst die Reihenfolge. Beide Figuren stehen auf einer Platte: Die 3 schiebt sie nach Norden über deine Stadt auf A8, die 5 nach Süden über Juns auf A11. Der zweite Würfel schiebt sie zurück.
    .how = Stell den Würfel nach vorn, der zuerst gilt, und drücke den Knopf.
    .done = Erst nach Süden: Juns Stadt ist begraben. Dann zurück nach Norden, und deine steht. Sie bringt { $points }.
    .wrong = Erst nach Norden würde deine eigene Stadt begraben. Lass das Wappen zuerst rücken.
learn-san-andreas-climb = Lass die Platte der Sonne rücken
    .about = Eine 1 schickt eine Platte nach Osten, 2 und 3 nach Norden, 4 und 5 nach Süden, immer um ein Feld. 1, 3 und 5 heben sie auf das, was sie trifft; 2 und 4 schieben sie darunter.
    .how = Die Sonne zeigt eine 1: nach Osten und hinauf. Stell ihren Würfel nach vorn.
    .done = Sie ist auf ihre Nachbarin gestiegen und neigt sich. Die Zähne der Verwerfung zeigen in die obere Platte.
    .wrong = Dieser Würfel kann warten. Lass die Sonne zuerst rücken.
learn-san-andreas-lean = Gründe eine Stadt am Hang
    .about = Balken und Strich zeigen, wohin sich eine Platte neigt, die Zahl, wie sehr. Bis 1 hält eine Münze. Rot ist zu steil: Dort gibt es keinen Ring.
    .how = Wähle einen Ring auf der Platte mit Neigung 1, um C10, dann den Knopf.
    .done = Sie hält. Aber eine Stadt fällt, wenn ihre Platte die Neigung ändert, in welche Richtung auch immer.
    .wrong = Flacher Boden ist sicherer. Nimm in dieser Lektion die Platte mit Neigung 1, um C10.
learn-san-andreas-lost = Welche Stadt bleibt stehen?
    .about = Gleich zeigen die Würfel eine 3 für die Sonne: Ihre Platte rückt nach Norden und steigt. Eine Stadt fällt, wenn sie bedeckt wird und wenn ihre Platte die Neigung ändert.
    .how = Die Sonne steht auf B9. Antworte, und die Würfel rollen.
    .done = Deine 5 ist begraben, und Ilkkas Stadt fiel, als ihre Platte kippte. Die von Jun steht und zählt. Verlorene Münzen liegen offen neben dem Plan.
    .wrong = Die fällt: Sie wird bedeckt, oder ihre Platte neigt sich.
learn-san-andreas-swap = Hol die Münze zurück, die am meisten bringt
    .about = Das letzte Beben einer längeren Partie. Eine Null zählt nichts. Aber wenn sie ein Beben übersteht, darf man sie gegen eine eigene verlorene Münze tauschen, die sofort zählt.
    .how = Wähle die Münze, die deine Null auf E7 ersetzt.
    .done = Deine Städte bringen noch { $points }. Eine Partie endet nach einem Beben, bei dem eine Hand leer ist. Deine ist es, und du gewinnst mit { $score }.
    .wrong = Das bringt weniger. Eine deiner verlorenen Münzen ist mehr wert.
