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
rules-try-board = Point at a road: its whole section lights up. Drag and the buttons move the map.
rules-try-legal = Choose a tile: the cells where it fits light up.
rules-try-plan = Point at a space, and it explains itself. A city shows its ruler when you choose it.
rules-try-tile = Choose a tile to turn it.
rules-try-section = The slider moves the cut.
rules-turn-around = Turn it around
rules-still-picture = As a picture
rules-sections = Sections with crews
rules-cities = Cities
rules-city = { $at }: { $words }
rules-section-points =
    { $points ->
        [one] { $names }: { $points } point
       *[other] { $names }: { $points } points
    }
rules-section-open = { $names }: open, nothing yet
rules-box-tile = { $tile }, { $n } in the box
