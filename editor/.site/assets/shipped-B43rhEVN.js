var e=new Map(Object.entries(Object.assign({"../../rulesets/breakthrough/breakthrough.yaml":`sandtable: 1
id: breakthrough
title: Breakthrough

implements:
  game: Breakthrough, by Dan Troyka (2000)
  owner: its author
  note: An independent implementation of a freely published game, written down in our own words.

players:
  seats: [ white, black ]
  sides: { white: south, black: north }

pieces:
  pawn: { owner: fixed, kinds: { pawn: { letter: P } } }

places:
  board:
    grid: |
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
    start: |
      p p p p p p p p
      p p p p p p p p
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P P P P P P
      P P P P P P P P
    holds: 1 pawn
    seen by: everyone
  captured: { each: player, holds: pawns, seen by: everyone }

areas:
  goal row: own row 8

play:
  - turns from white: you must move or capture or else be stuck

stages:
  be stuck: opponent wins by blockade

actions:
  move:
    choose:
      piece: your pawns on board
      goal: spaces in open line(piece, forward + forward diagonal, 1)
    let:
      start: piece.space
    then: move piece to goal
    write: "{start}-{goal}"
  capture:
    choose:
      piece: your pawns on board
      target: enemy pawns in sight(piece, forward diagonal, 1)
    let:
      start: piece.space
      goal: target.space
    then:
      - move target to captured of opponent
      - move piece to goal
    write: "{start}x{goal}"

end:
  a pawn reaches the last row:
    for each: player
    when: any pawn in goal row of player where owner is player
    winner: player
  no pawns are left:
    for each: player
    when: no pawn on board where owner is player
    winner: opponent of player

examples:
  white begins with the pawns of the second row:
    play:
      - asked: white
      - white cannot: a1-a2
      - white cannot: a2-a4
      - record: a2-a3 b7-a6
      - check: a2 is empty and any pawn in a3 where owner is white
      - asked: white
  a pawn goes forward, straight or diagonally:
    given:
      board: |
        8  . . . . . . . .
        7  p . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . P . . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
      now: turn of white
    play:
      - legal: [ c4-b5, c4-c5, c4-d5 ]
  a pawn captures diagonally only:
    given:
      board: |
        8  . . . . . . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . p p . . . .
        4  . . P . . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
      now: turn of white
    play:
      - legal: [ c4-b5, c4xd5 ]
      - white: c4xd5
      - check: number of pawns in captured of black is 1
  a black pawn goes the other way:
    given:
      board: |
        8  . . . . . . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . p . . . . .
        4  . P . p . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
      now: turn of black
    play:
      - legal: [ c5xb4, c5-c4, d4-c3, d4-d3, d4-e3 ]
      - black cannot: c5xd4
  the first pawn on the last row wins:
    given:
      board: |
        8  . . . . . . . .
        7  . . P . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . . . . . .
        3  . . . . . . . .
        2  . . . . . p . .
        1  . . . . . . . .
           a b c d e f g h
      now: turn of white
    play:
      - white: c7-d8
      - ends: white wins by a pawn reaches the last row
  who has no pawns left loses:
    given:
      board: |
        8  . . . . . . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . p . . . .
        4  . . P . . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . .
           a b c d e f g h
      now: turn of white
    play:
      - white: c4xd5
      - ends: white wins by no pawns are left
`,"../../rulesets/breakthrough/texts/breakthrough.da.yaml":`sandtable: 1
texts for: breakthrough
language: da
texts:
  Breakthrough: Gennembrud
  white: Hvid
  black: Sort
  pawn: Bonde
  move: Flytte
  capture: Slå
  captured: Slået
  a pawn reaches the last row: En bonde når den sidste række
  no pawns are left: Ingen bønder tilbage
  blockade: Ingen træk tilbage
  board: Bræt
`,"../../rulesets/breakthrough/texts/breakthrough.de.yaml":`sandtable: 1
texts for: breakthrough
language: de
texts:
  Breakthrough: Durchbruch
  white: Weiß
  black: Schwarz
  pawn: Bauer
  move: Ziehen
  capture: Schlagen
  captured: Geschlagen
  a pawn reaches the last row: Ein Bauer erreicht die letzte Reihe
  no pawns are left: Keine Bauern mehr
  blockade: Kein Zug mehr
  board: Brett
`,"../../rulesets/breakthrough/texts/breakthrough.en.yaml":`sandtable: 1
texts for: breakthrough
language: en
texts:
  Breakthrough: Breakthrough
  white: White
  black: Black
  pawn: Pawn
  move: Move
  capture: Capture
  captured: Captured
  a pawn reaches the last row: A pawn reaches the last row
  no pawns are left: No pawns are left
  blockade: No move left
`,"../../rulesets/breakthrough/texts/breakthrough.es.yaml":`sandtable: 1
texts for: breakthrough
language: es
texts:
  Breakthrough: Ruptura
  white: Blanco
  black: Negro
  pawn: Peón
  move: Mover
  capture: Capturar
  captured: Capturados
  a pawn reaches the last row: Un peón llega a la última fila
  no pawns are left: No quedan peones
  blockade: Sin jugadas
  board: Tablero
`,"../../rulesets/breakthrough/texts/breakthrough.fr.yaml":`sandtable: 1
texts for: breakthrough
language: fr
texts:
  Breakthrough: Percée
  white: Blanc
  black: Noir
  pawn: Pion
  move: Avancer
  capture: Prendre
  captured: Pris
  a pawn reaches the last row: Un pion atteint la dernière rangée
  no pawns are left: Plus aucun pion
  blockade: Plus aucun coup
  board: Plateau
`,"../../rulesets/breakthrough/texts/breakthrough.it.yaml":`sandtable: 1
texts for: breakthrough
language: it
texts:
  Breakthrough: Sfondamento
  white: Bianco
  black: Nero
  pawn: Pedone
  move: Muovere
  capture: Catturare
  captured: Catturati
  a pawn reaches the last row: Un pedone raggiunge l'ultima fila
  no pawns are left: Nessun pedone rimasto
  blockade: Nessuna mossa
  goal row: Fila di arrivo
  board: Scacchiera
  pawns: Pedoni
  be stuck: Restare senza mosse
  piece: Pedone mosso
  goal: Casella di arrivo
  start: Casella di partenza
  target: Pedone preso
  Breakthrough, by Dan Troyka (2000): Breakthrough, di Dan Troyka (2000)
  its author: il suo autore
  An independent implementation of a freely published game, written down in our own words.: Una realizzazione indipendente di un gioco pubblicato liberamente, scritta con parole nostre.

articles:
  goal row: la
  board: la
  pawn: il
  pawns: i
  piece: il
  goal: la
  start: la
  target: il
`,"../../rulesets/breakthrough/texts/breakthrough.nl.yaml":`sandtable: 1
texts for: breakthrough
language: nl
texts:
  Breakthrough: Doorbraak
  white: Wit
  black: Zwart
  pawn: Pion
  move: Zetten
  capture: Slaan
  captured: Geslagen
  a pawn reaches the last row: Een pion bereikt de laatste rij
  no pawns are left: Geen pionnen meer
  blockade: Geen zet meer
  board: Bord
`,"../../rulesets/breakthrough/texts/breakthrough.pt.yaml":`sandtable: 1
texts for: breakthrough
language: pt
texts:
  Breakthrough: Ruptura
  white: Branco
  black: Preto
  pawn: Peão
  move: Mover
  capture: Capturar
  captured: Capturados
  a pawn reaches the last row: Um peão chega à última fila
  no pawns are left: Não restam peões
  blockade: Sem jogadas
  board: Tabuleiro
`,"../../rulesets/connect-four/connect-four.yaml":`sandtable: 1
id: connect-four
title: Connect Four

implements:
  game: Connect Four
  owner: Hasbro
  note: An independent implementation, not affiliated with the owner. It holds no text or art of theirs.

players:
  seats: [ yellow, red ]

pieces:
  disc: { owner: fixed, kinds: { disc: { letter: O } } }

places:
  board:
    grid: |
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
    holds: 1 disc
    seen by: everyone
  supply: { each: player, holds: discs, seen by: everyone }

box:
  supply: 21 discs

terms:
  taken(player): all spaces where (first disc in it).owner is player
  supported(space): step(space, down) is none or step(space, down) is not empty

play:
  - turns from yellow: you must drop or else nothing

actions:
  drop:
    choose:
      goal: spaces where empty and supported
    then: move first disc in your supply to goal
    write: "{goal.column}"

end:
  four in a row:
    for each: player
    when: longest line(taken(player), orthogonal + diagonal) >= 4
    winner: player
  the board is full:
    when: no spaces where empty
    drawn: yes

examples:
  a disc falls to the lowest empty space:
    play:
      - asked: yellow
      - legal: [ a, b, c, d, e, f, g ]
      - record: d d d
      - check: any disc in d1 where owner is yellow
      - check: any disc in d2 where owner is red
      - check: any disc in d3 where owner is yellow
      - check: d4 is empty
  a full column is closed:
    play:
      - record: a a a a a a
      - legal: [ b, c, d, e, f, g ]
      - yellow cannot: a
  four upright win:
    play:
      - record: d e d e d e d
      - ends: yellow wins by four in a row
  four side by side win:
    play:
      - record: a a b b c c d
      - ends: yellow wins by four in a row
  four on a slant win:
    play:
      - record: a b b c c d c d d g d
      - ends: yellow wins by four in a row
  a full board without four in a row is a draw:
    play:
      - record: c e b c a d d c f d c e d e b f e g b d e d a c e b f f b f b g a c f g g a g a a
      - legal: [ g ]
      - red: g
      - ends: the game is drawn by the board is full
`,"../../rulesets/connect-four/texts/connect-four.da.yaml":`sandtable: 1
texts for: connect-four
language: da
texts:
  Connect Four: Fire på stribe
  yellow: Gul
  red: Rød
  disc: Brik
  drop: Slippe
  four in a row: Fire på stribe
  the board is full: Brættet er fuldt
  board: Bræt
  supply: Forråd
`,"../../rulesets/connect-four/texts/connect-four.de.yaml":`sandtable: 1
texts for: connect-four
language: de
texts:
  Connect Four: Vier gewinnt
  yellow: Gelb
  red: Rot
  disc: Scheibe
  drop: Einwerfen
  four in a row: Vier in einer Reihe
  the board is full: Das Brett ist voll
  board: Brett
  supply: Vorrat
`,"../../rulesets/connect-four/texts/connect-four.en.yaml":`sandtable: 1
texts for: connect-four
language: en
texts:
  Connect Four: Connect Four
  yellow: Yellow
  red: Red
  disc: Disc
  drop: Drop
  four in a row: Four in a row
  the board is full: The board is full
`,"../../rulesets/connect-four/texts/connect-four.es.yaml":`sandtable: 1
texts for: connect-four
language: es
texts:
  Connect Four: Conecta 4
  yellow: Amarillo
  red: Rojo
  disc: Ficha
  drop: Soltar
  four in a row: Cuatro en línea
  the board is full: El tablero está lleno
  board: Tablero
  supply: Reserva
`,"../../rulesets/connect-four/texts/connect-four.fr.yaml":`sandtable: 1
texts for: connect-four
language: fr
texts:
  Connect Four: Puissance 4
  yellow: Jaune
  red: Rouge
  disc: Jeton
  drop: Lâcher
  four in a row: Quatre alignés
  the board is full: Le plateau est plein
  board: Plateau
  supply: Réserve
`,"../../rulesets/connect-four/texts/connect-four.it.yaml":`sandtable: 1
texts for: connect-four
language: it
texts:
  Connect Four: Forza quattro
  yellow: Giallo
  red: Rosso
  disc: Disco
  drop: Lasciar cadere
  four in a row: Quattro in fila
  the board is full: Il tavoliere è pieno
  board: Tavoliere
  supply: Riserva
  discs: Dischi
  goal: Casella scelta
  supported: Ha un appoggio
  taken: Caselle occupate
  Hasbro: Hasbro
  An independent implementation, not affiliated with the owner. It holds no text or art of theirs.: Una realizzazione indipendente, senza legami con il proprietario. Non contiene testi né immagini suoi.

articles:
  board: il
  supply: la
  disc: il
  discs: i
  goal: la
  taken: le
`,"../../rulesets/connect-four/texts/connect-four.nl.yaml":`sandtable: 1
texts for: connect-four
language: nl
texts:
  Connect Four: Vier op een rij
  yellow: Geel
  red: Rood
  disc: Schijf
  drop: Laten vallen
  four in a row: Vier op een rij
  the board is full: Het bord is vol
  board: Bord
  supply: Voorraad
`,"../../rulesets/connect-four/texts/connect-four.pt.yaml":`sandtable: 1
texts for: connect-four
language: pt
texts:
  Connect Four: Quatro em linha
  yellow: Amarelo
  red: Vermelho
  disc: Disco
  drop: Largar
  four in a row: Quatro em linha
  the board is full: O tabuleiro está cheio
  board: Tabuleiro
  supply: Reserva
`,"../../rulesets/draughts/draughts.yaml":`sandtable: 1
id: draughts
title: English draughts

implements:
  game: English draughts, also called checkers, on 64 squares
  owner: nobody, a traditional game in the public domain
  note: Written down from the common rules in our own words.

players:
  seats: [ black, white ]                   # black has the first move
  sides: { black: south, white: north }
  may resign: yes

options:
  quiet limit: 10..200 = 40                 # moves of each side in which nobody captures and no man moves

pieces:
  piece:
    owner: fixed
    kinds:
      man:  { letter: M }
      king: { letter: K }

places:
  board:                                    # only the dark squares
    grid: |
      ~ . ~ . ~ . ~ .
      . ~ . ~ . ~ . ~
      ~ . ~ . ~ . ~ .
      . ~ . ~ . ~ . ~
      ~ . ~ . ~ . ~ .
      . ~ . ~ . ~ . ~
      ~ . ~ . ~ . ~ .
      . ~ . ~ . ~ . ~
    start: |
      ~ m ~ m ~ m ~ m
      m ~ m ~ m ~ m ~
      ~ m ~ m ~ m ~ m
      . ~ . ~ . ~ . ~
      ~ . ~ . ~ . ~ .
      M ~ M ~ M ~ M ~
      ~ M ~ M ~ M ~ M
      M ~ M ~ M ~ M ~
    holds: 1 piece
    seen by: everyone
  crowns:   { each: player, holds: pieces, seen by: everyone }    # kings that are not yet on the board
  captured: { each: player, holds: pieces, seen by: everyone }

box:
  crowns: { king: 12 }

areas:
  king row: own row 8

track:
  jumper: piece or none                     # the piece that has just captured, and must go on if it can
  quiet moves: 0                            # of both sides together

terms:
  ways(piece): if piece is king then diagonal else forward diagonal

play:
  - turns from black: turn

stages:
  turn:
    - set jumper to none
    - you must capture or else step quietly
    - while jumper is not none, at most 12: you must capture or else end turn
  step quietly: you must move or else be stuck
  be stuck: opponent wins by blockade       # a player without pieces is stuck too
  crown(your man, space called goal):
    - move man to your crowns
    - move first king in your crowns to goal
    - end turn                              # a new king waits for its next turn, even next to a piece it could take

actions:
  move:
    title: Move to the next square
    choose:
      piece: your pieces on board
      goal: spaces in open line(piece, ways(piece), 1)
    let:
      start: piece.space
    then:
      - move piece to goal
      - if piece is king: add 1 to quiet moves
        else:
          - set quiet moves to 0
          - if goal is in your king row: crown(piece, goal)
    write: "{start}-{goal}"
  capture:
    title: Jump over an enemy piece
    choose:
      piece: your pieces on board where jumper is none or it is jumper
      way: directions in ways(piece)
      target: enemy pieces in sight(piece, way, 1)
      goal: spaces in open line(target, way, 1)
    let:
      start: piece.space
    then:
      - set quiet moves to 0
      - set jumper to piece
      - move target to captured of opponent
      - move piece to goal
      - if piece is man and goal is in your king row: crown(piece, goal)
    write: "{start}x{goal}"

end:
  too many quiet moves:
    when: quiet moves >= 2 * quiet limit
    drawn: yes

rulings:
  which capture must be made:
    asked: A player may have several captures to choose from.
    chosen: Any of them, but a piece that has begun goes on as long as it can.
    other: In some countries the longest capture must be made.
  games without progress:
    asked: Two kings a side could go round for ever.
    chosen: After 40 moves of each side in which nothing is captured and no man moves, the game is drawn.
    option: quiet limit

examples:
  men move forward:
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  . ~ . ~ . ~ m ~
        6  ~ . ~ . ~ . ~ .
        5  . ~ . ~ . ~ . ~
        4  ~ . ~ M ~ . ~ .
        3  . ~ . ~ . ~ . ~
        2  ~ . ~ . ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of black
    play:
      - legal: [ d4-c5, d4-e5 ]

  kings move both ways:
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  . ~ . ~ . ~ m ~
        6  ~ . ~ . ~ . ~ .
        5  . ~ . ~ . ~ . ~
        4  ~ . ~ K ~ . ~ .
        3  . ~ . ~ . ~ . ~
        2  ~ . ~ . ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of black
    play:
      - legal: [ d4-c5, d4-e5, d4-c3, d4-e3 ]

  who can capture must capture:
    given:
      board: |
        8  ~ . ~ . ~ . ~ m
        7  . ~ . ~ . ~ . ~
        6  ~ . ~ . ~ . ~ .
        5  . ~ m ~ . ~ . ~
        4  ~ . ~ M ~ . ~ .
        3  . ~ . ~ m ~ . ~
        2  ~ M ~ . ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of black
    play:
      - legal: [ d4xb6 ]                    # no man captures backward, and b2 may not move now
      - black cannot: b2-a3
      - black: d4xb6
      - check: c5 is empty and number of pieces in captured of white is 1
      - asked: white

  one capture after another:
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  . ~ m ~ . ~ . ~
        6  ~ . ~ . ~ . ~ .
        5  . ~ m ~ m ~ . ~
        4  ~ . ~ . ~ . ~ .
        3  . ~ m ~ . ~ . ~
        2  ~ M ~ M ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of black
    play:
      - legal: [ b2xd4, d2xb4 ]
      - black: b2xd4
      - legal: [ d4xb6, d4xf6 ]             # the same piece, which may choose its way
      - black: d4xb6
      - legal: [ b6xd8 ]
      - black: b6xd8
      - check: first piece on d8 is king and number of pieces in captured of white is 3
      - asked: white

  a man that is crowned stops:
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  . ~ m ~ m ~ . ~
        6  ~ M ~ . ~ . ~ .
        5  . ~ . ~ . ~ . ~
        4  ~ . ~ . ~ . ~ .
        3  . ~ . ~ . ~ . ~
        2  ~ . ~ . ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of black
    play:
      - black: b6xd8
      - check: first piece on d8 is king
      - asked: white                        # the new king could take e7, but not now
      - white: e7-f6
      - legal: [ d8-c7, d8-e7 ]

  who cannot move loses:
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  . ~ . ~ . ~ . ~
        6  ~ . ~ . ~ . ~ m
        5  . ~ . ~ . ~ M ~
        4  ~ . ~ . ~ K ~ .
        3  . ~ . ~ . ~ . ~
        2  ~ . ~ M ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of black
    play:
      - black: d2-c3
      - ends: black wins by blockade

  who has no pieces left loses:
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  . ~ . ~ . ~ . ~
        6  ~ . ~ . ~ . ~ .
        5  . ~ m ~ . ~ . ~
        4  ~ . ~ M ~ . ~ .
        3  . ~ . ~ . ~ . ~
        2  ~ . ~ . ~ . ~ .
        1  . ~ . ~ . ~ . ~
           a b c d e f g h
      now: turn of white
    play:
      - white: c5xe3
      - ends: white wins by blockade

  kings that only wander about make a draw:
    with: { quiet limit: 10 }
    given:
      board: |
        8  ~ . ~ . ~ . ~ .
        7  k ~ . ~ . ~ . ~
        6  ~ . ~ . ~ . ~ .
        5  . ~ . ~ . ~ . ~
        4  ~ . ~ . ~ . ~ .
        3  . ~ . ~ . ~ . ~
        2  ~ . ~ . ~ . ~ .
        1  . ~ . ~ . ~ K ~
           a b c d e f g h
      quiet moves: 18
      now: turn of black
    play:
      - record: g1-h2 a7-b8
      - ends: the game is drawn by too many quiet moves
`,"../../rulesets/draughts/texts/draughts.da.yaml":`sandtable: 1
texts for: draughts
language: da
texts:
  English draughts: Engelsk dam
  black: Sort
  white: Hvid
  man: Brik
  king: Dam
  board: Bræt
  captured: Slået
  move: Flytte
  capture: Slå
  quiet limit: Træk uden slag
  blockade: Ingen træk tilbage
  too many quiet moves: For længe uden slag
  crowns: Konger i forråd
`,"../../rulesets/draughts/texts/draughts.de.yaml":`sandtable: 1
texts for: draughts
language: de
texts:
  English draughts: Englische Dame
  black: Schwarz
  white: Weiß
  man: Stein
  king: Dame
  board: Brett
  captured: Geschlagen
  move: Ziehen
  capture: Schlagen
  quiet limit: Züge ohne Schlagen
  blockade: Kein Zug mehr
  too many quiet moves: Zu lange ohne Schlagen
  crowns: Damen im Vorrat
`,"../../rulesets/draughts/texts/draughts.en.yaml":`sandtable: 1
texts for: draughts
language: en
texts:
  English draughts: English draughts
  black: Black
  white: White
  man: Man
  king: King
  board: Board
  captured: Captured
  move: Move
  capture: Capture
  quiet limit: Moves without a capture
  blockade: No move left
  too many quiet moves: Too many quiet moves
`,"../../rulesets/draughts/texts/draughts.es.yaml":`sandtable: 1
texts for: draughts
language: es
texts:
  English draughts: Damas inglesas
  black: Negras
  white: Blancas
  man: Peón
  king: Dama
  board: Tablero
  captured: Capturadas
  move: Mover
  capture: Capturar
  quiet limit: Jugadas sin captura
  blockade: Sin jugadas
  too many quiet moves: Demasiadas jugadas sin captura
  crowns: Damas por colocar
`,"../../rulesets/draughts/texts/draughts.fr.yaml":`sandtable: 1
texts for: draughts
language: fr
texts:
  English draughts: Dames anglaises
  black: Noir
  white: Blanc
  man: Pion
  king: Dame
  board: Damier
  captured: Pris
  move: Avancer
  capture: Prendre
  quiet limit: Coups sans prise
  blockade: Plus aucun coup
  too many quiet moves: Trop de coups sans prise
  crowns: Dames à placer
`,"../../rulesets/draughts/texts/draughts.it.yaml":`sandtable: 1
texts for: draughts
language: it
texts:
  English draughts: Dama inglese
  black: Nero
  white: Bianco
  man: Pedina
  king: Dama
  board: Damiera
  captured: Catturate
  move: Muovere
  capture: Mangiare
  quiet limit: Mosse senza presa
  blockade: Nessuna mossa
  too many quiet moves: Troppe mosse senza presa
  piece: Pezzo
  pieces: Pezzi
  kings: Dame
  king row: Fila di dama
  crowns: Dame da mettere in gioco
  turn: Turno
  jumper: Pezzo che sta mangiando
  step quietly: Mossa semplice
  be stuck: Restare senza mosse
  goal: Casella di arrivo
  crown: Fare dama
  quiet moves: Mosse di fila senza presa
  Move to the next square: Muovere nella casella accanto
  ways: Direzioni permesse
  way: Direzione scelta
  start: Casella di partenza
  target: Pezzo preso
  Jump over an enemy piece: Saltare un pezzo nemico
  A player may have several captures to choose from.: A volte un giocatore può scegliere fra più prese.
  Any of them, but a piece that has begun goes on as long as it can.: Una qualunque, ma il pezzo che ha cominciato continua finché può.
  In some countries the longest capture must be made.: In alcuni paesi è obbligatoria la presa più lunga.
  which capture must be made: Quale presa si deve fare
  Two kings a side could go round for ever.: Con due dame per parte si potrebbe girare all'infinito.
  After 40 moves of each side in which nothing is captured and no man moves, the game is drawn.: Dopo 40 mosse per parte senza prese e senza mosse di pedine, la partita è patta.
  games without progress: Partite che non vanno avanti
  English draughts, also called checkers, on 64 squares: La dama inglese, su 64 caselle
  nobody, a traditional game in the public domain: nessuno, un gioco tradizionale di pubblico dominio
  Written down from the common rules in our own words.: Scritto con parole nostre a partire dalle regole comuni.

articles:
  piece: il
  pieces: i
  man: la
  king: la
  kings: le
  board: la
  king row: la
  crowns: le
  captured: le
  turn: il
  jumper: il
  goal: la
  quiet moves: le
  ways: le
  way: la
  start: la
  target: il
`,"../../rulesets/draughts/texts/draughts.nl.yaml":`sandtable: 1
texts for: draughts
language: nl
texts:
  English draughts: Engels dammen
  black: Zwart
  white: Wit
  man: Schijf
  king: Dam
  board: Bord
  captured: Geslagen
  move: Zetten
  capture: Slaan
  quiet limit: Zetten zonder slag
  blockade: Geen zet meer
  too many quiet moves: Te lang niets gebeurd
  crowns: Dammen op voorraad
`,"../../rulesets/draughts/texts/draughts.pt.yaml":`sandtable: 1
texts for: draughts
language: pt
texts:
  English draughts: Damas inglesas
  black: Pretas
  white: Brancas
  man: Pedra
  king: Dama
  board: Tabuleiro
  captured: Capturadas
  move: Mover
  capture: Capturar
  quiet limit: Lances sem captura
  blockade: Sem jogadas
  too many quiet moves: Demasiados lances sem captura
  crowns: Damas por colocar
`,"../../rulesets/hearts/hearts.examples.yaml":`sandtable: 1
examples for: hearts

examples:
  # dealing

  four players have thirteen cards each:
    players: 4
    play:
      - check: number of cards in hand of north is 13 and number of cards in hand of east is 13
      - check: number of cards in hand of south is 13 and number of cards in hand of west is 13
      - check: left out is empty
      - asked: north

  three players have seventeen each and a card is left out:
    players: 3
    play:
      - check: number of cards in hand of north is 17 and number of cards in hand of south is 17
      - check: any twos in left out where suit is diamond

  # passing three cards

  first to the left, and nobody sees any before all have chosen:
    players: 4
    given:
      now: pass the cards
      passing: left
      hand of north: club two, club three, club four
      hand of east: diamond two, diamond three, diamond four
      hand of south: spade two, spade three, spade four
      hand of west: heart two, heart three, heart four
    play:
      - north: pass three cards (club two and club three and club four)
      - east: pass three cards (diamond two and diamond three and diamond four)
      - south: pass three cards (spade two and spade three and spade four)
      - check: number of cards in parcel of north is 3 and hand of west has 3 cards
      - west: pass three cards (heart two and heart three and heart four)
      - check: any threes in hand of east where suit is club
      - check: any threes in hand of south where suit is diamond
      - check: any threes in hand of west where suit is spade
      - check: any threes in hand of north where suit is heart

  then to the right:
    players: 4
    given:
      now: pass the cards
      passing: right
      hand of north: club two, club three, club four
      hand of east: diamond two, diamond three, diamond four
      hand of south: spade two, spade three, spade four
      hand of west: heart two, heart three, heart four
    play:
      - north: pass three cards (club two and club three and club four)
      - east: pass three cards (diamond two and diamond three and diamond four)
      - south: pass three cards (spade two and spade three and spade four)
      - west: pass three cards (heart two and heart three and heart four)
      - check: any threes in hand of west where suit is club
      - check: any threes in hand of north where suit is diamond

  then across the table:
    players: 4
    given:
      now: pass the cards
      passing: across
      hand of north: club two, club three, club four
      hand of east: diamond two, diamond three, diamond four
      hand of south: spade two, spade three, spade four
      hand of west: heart two, heart three, heart four
    play:
      - north: pass three cards (club two and club three and club four)
      - east: pass three cards (diamond two and diamond three and diamond four)
      - south: pass three cards (spade two and spade three and spade four)
      - west: pass three cards (heart two and heart three and heart four)
      - check: any threes in hand of south where suit is club
      - check: any threes in hand of west where suit is diamond

  in the fourth deal to nobody, and in the fifth to the left again:
    players: 4
    given:
      now: count the points
      deals: 2
    play:
      - check: passing is nobody
      - legal: [ club two ]
      - check: deals is 3

  three players pass left, right and to nobody:
    players: 3
    given:
      now: count the points
      deals: 1
    play:
      - check: passing is nobody
      - legal: [ club two ]

  passing always to the left:
    players: 4
    with: { passing rule: always left }
    given:
      now: count the points
      deals: 2
    play:
      - check: passing is left

  no passing at all:
    players: 4
    with: { passing rule: never }
    play:
      - check: passing is nobody
      - legal: [ club two ]

  # tricks

  who holds the two of clubs opens the first trick with it:
    players: 4
    given:
      now: find the leader
      hand of north: heart two, club three
      hand of east: spade queen, club four
      hand of south: club two, club ace
      hand of west: diamond two, club king
    play:
      - asked: south
      - legal: [ club two ]
      - south cannot: club ace
        because: the two of clubs opens the first trick

  suit must be followed:
    players: 4
    given:
      now: one trick
      leader: east
      tricks taken: 3
      hand of north: club two, spade four
      hand of east: club ace, heart two
      hand of south: diamond six, diamond seven
      hand of west: club four, spade queen
    play:
      - east: club ace
      - legal: [ diamond six, diamond seven ]
      - south: diamond six
      - west cannot: spade queen
        because: suit must be followed
      - west: club four
      - legal: [ club two ]

  the highest card of the suit that was led takes the trick:
    players: 4
    given:
      now: one trick
      leader: east
      tricks taken: 3
      hand of north: club jack, spade four
      hand of east: club nine, spade five
      hand of south: heart ace, spade six
      hand of west: diamond ace, spade seven
    play:
      - east: club nine
      - south: heart ace
      - west: diamond ace
      - north: club jack
      - check: number of cards in winnings of north is 4 and trick of players is empty
      - asked: north
      - legal: [ spade four ]

  no points fall in the first trick:
    players: 4
    given:
      now: one trick
      leader: north
      hand of north: club two, club three, club six
      hand of east: spade queen, heart two, diamond nine
      hand of south: heart three, diamond three, diamond four
      hand of west: club four, heart four, heart five
    play:
      - north: club two
      - east cannot: heart two
        because: no points fall in the first trick
      - east cannot: spade queen
        because: no points fall in the first trick
      - legal: [ diamond nine ]

  who has nothing but points may play one in the first trick:
    players: 4
    given:
      now: one trick
      leader: north
      hand of north: club two, club three
      hand of east: spade queen, heart two
      hand of south: diamond three, spade three
      hand of west: club four, heart four
    play:
      - north: club two
      - legal: [ heart two, spade queen ]

  points in the first trick by agreement:
    players: 4
    with: { clean opening: false }
    given:
      now: one trick
      leader: north
      hand of north: club two, club three
      hand of east: spade queen, heart two, diamond nine
      hand of south: diamond three, spade three, spade four
      hand of west: club four, heart four, heart five
    play:
      - north: club two
      - legal: [ diamond nine, heart two, spade queen ]

  # breaking hearts

  hearts are not led before they are broken:
    players: 4
    given:
      now: one trick
      leader: north
      tricks taken: 1
      hand of north: heart two, club king
      hand of east: club three, heart three
      hand of south: heart four, diamond four
      hand of west: club five, heart five
    play:
      - north cannot: heart two
        because: hearts are not led before they are broken
      - north: club king
      - east: club three
      - south: heart four
      - check: hearts broken
      - west: club five
      - legal: [ heart two ]

  who has nothing but hearts may lead one:
    players: 4
    given:
      now: one trick
      leader: north
      tricks taken: 1
      hand of north: heart two, heart king
      hand of east: club three, club four
      hand of south: diamond four, diamond five
      hand of west: spade five, spade six
    play:
      - legal: [ heart king, heart two ]
      - north: heart king
      - check: hearts broken

  the black lady may be led, and does not break hearts:
    players: 4
    given:
      now: one trick
      leader: north
      tricks taken: 1
      hand of north: spade queen, heart king
      hand of east: spade three, club four
      hand of south: spade four, diamond five
      hand of west: spade five, spade six
    play:
      - legal: [ spade queen ]
      - north: spade queen
      - check: not hearts broken

  the black lady breaks hearts by agreement:
    players: 4
    with: { queen breaks hearts: true }
    given:
      now: one trick
      leader: north
      tricks taken: 1
      hand of north: spade queen, heart king
      hand of east: spade three, club four
      hand of south: spade four, diamond five
      hand of west: spade five, spade six
    play:
      - north: spade queen
      - check: hearts broken

  # points

  a heart counts one and the black lady thirteen:
    players: 4
    given:
      now: one trick
      leader: north
      tricks taken: 12
      hand of north: spade ace
      hand of east: spade queen
      hand of south: heart three
      hand of west: diamond two
      winnings of east: heart two, heart four, heart five
      east.score: 40
    play:
      - north: spade ace
      - east: spade queen
      - south: heart three
      - west: diamond two
      - check: north.score is 14 and east.score is 43
      - check: south.score is 0 and west.score is 0

  the cards are dealt anew after the last trick:
    players: 4
    given:
      now: one trick
      leader: north
      tricks taken: 12
      hand of north: spade ace
      hand of east: spade two
      hand of south: heart three
      hand of west: diamond two
    play:
      - north: spade ace
      - east: spade two
      - south: heart three
      - west: diamond two
      - check: number of cards in hand of south is 13 and winnings of players is empty
      - check: passing is right and not hearts broken

  who shoots the moon gives all points to the others:
    players: 4
    given:
      now: count the points
      north.score: 10
      winnings of west: heart two, heart three, heart four, heart five, heart six, heart seven, heart eight, heart nine, heart ten, heart jack, heart queen, heart king, heart ace, spade queen
    play:
      - check: west.score is 0 and north.score is 36
      - check: east.score is 26 and south.score is 26

  one heart less is no moon:
    players: 4
    given:
      now: count the points
      winnings of north: heart two
      winnings of west: heart three, heart four, heart five, heart six, heart seven, heart eight, heart nine, heart ten, heart jack, heart queen, heart king, heart ace, spade queen
    play:
      - check: west.score is 25 and north.score is 1
      - check: east.score is 0 and south.score is 0

  the moon by the other count takes points off:
    players: 4
    with: { moon scoring: shooter loses }
    given:
      now: count the points
      west.score: 50
      winnings of west: heart two, heart three, heart four, heart five, heart six, heart seven, heart eight, heart nine, heart ten, heart jack, heart queen, heart king, heart ace, spade queen
    play:
      - check: west.score is 24 and north.score is 0

  # the match

  a hundred points end the match, and the fewest win:
    players: 4
    given:
      now: count the points
      north.score: 95
      east.score: 30
      south.score: 31
      west.score: 80
      winnings of north: heart two, heart three, heart four, heart five, heart six
    play:
      - ends: east wins by fewest points

  below a hundred it goes on:
    players: 4
    given:
      now: count the points
      north.score: 95
      winnings of north: heart two, heart three, heart four, heart five
    play:
      - check: north.score is 99
      - asked: north

  two players who share the lowest score play on:
    players: 4
    given:
      now: count the points
      north.score: 101
      east.score: 30
      south.score: 30
      west.score: 80
    play:
      - check: deals is 1
      - asked: north

  a shared lowest score is a draw by agreement:
    players: 4
    with: { tie played off: false }
    given:
      now: count the points
      north.score: 101
      east.score: 30
      south.score: 30
      west.score: 80
    play:
      - ends: the game is drawn by fewest points

  a shorter match by agreement:
    players: 3
    with: { losing score: 50 }
    given:
      now: count the points
      north.score: 51
      east.score: 30
      south.score: 31
    play:
      - ends: east wins by fewest points
`,"../../rulesets/hearts/hearts.yaml":`sandtable: 1
id: hearts
title: Hearts

implements:
  game: Hearts, a game of tricks for the common pack of 52 cards
  owner: nobody, a traditional game in the public domain
  note: Written down from the common rules in our own words.

players:
  seats:                                    # clockwise round the table
    4: [ north, east, south, west ]
    3: [ north, east, south ]

numbers:
  hand size: 52 / number of players rounded down
  moon points: 26                           # all that there are in a deal
  shooter's share: if moon scoring is others gain then 0 - moon points else 0 - 2 * moon points
  everybody's share: if moon scoring is others gain then moon points else 0

options:
  losing score: 25..200 = 100               # the match is over when a player has it
  passing rule: passing custom = changing
  clean opening: true or false = true       # no points in the first trick
  queen breaks hearts: true or false = false
  moon scoring: moon rule = others gain
  tie played off: true or false = true

values:
  suit: [ club, diamond, spade, heart ]
  side: [ left, right, across, nobody ]
  passing custom: [ changing, always left, never ]
  moon rule: [ others gain, shooter loses ]

pieces:
  card:
    printed: { suit: suit, rank: number }
    kinds:
      two:   { copies: 1 of each suit, rank: 2 }
      three: { copies: 1 of each suit, rank: 3 }
      four:  { copies: 1 of each suit, rank: 4 }
      five:  { copies: 1 of each suit, rank: 5 }
      six:   { copies: 1 of each suit, rank: 6 }
      seven: { copies: 1 of each suit, rank: 7 }
      eight: { copies: 1 of each suit, rank: 8 }
      nine:  { copies: 1 of each suit, rank: 9 }
      ten:   { copies: 1 of each suit, rank: 10 }
      jack:  { copies: 1 of each suit, rank: 11 }
      queen: { copies: 1 of each suit, rank: 12 }
      king:  { copies: 1 of each suit, rank: 13 }
      ace:   { copies: 1 of each suit, rank: 14 }

places:
  deck:     { holds: cards, pile: yes, seen by: nobody }
  left out: { holds: cards, seen by: everyone }
  hand:     { each: player, holds: cards, seen by: owner }
  parcel:   { each: player, holds: up to 3 cards, seen by: owner }
  trick:    { each: player, holds: up to 1 card, seen by: everyone }
  winnings: { each: player, holds: cards, seen by: everyone }

box:
  deck: all cards

track:
  deals: 0                                  # that are over
  each player: { score: 0 }
  each round:                               # one deal and all its tricks
    passing: side = nobody
    tricks taken: 0
    hearts broken: false
    leader: player                          # whose card opens the trick
    suit led: suit or none                  # the suit that it asks for

terms:
  # passing on
  passing turn: deals mod number of players
  changing side:
    if passing turn is 0 then left else if passing turn is 1 then right
    else if passing turn is 2 and number of players is 4 then across else nobody
  passing side:
    if passing rule is never then nobody else if passing rule is always left then left else changing side
  receiver(player):
    if passing is left then left neighbour(player)
    else if passing is right then right neighbour(player) else player opposite(player)
  left neighbour(player): next(player)
  player opposite(player): next(next(player))
  right neighbour(player): if number of players is 3 then next(next(player)) else next(next(next(player)))

  # a trick
  strength(card): if card.suit is suit led then card.rank else 0
  best strength: highest of strength over cards in trick of players
  played the best card(player): any cards in trick of player where strength is best strength

  # points, which nobody wants
  black lady(card): card is queen and card.suit is spade
  breaks hearts(card): card.suit is heart or queen breaks hearts and black lady(card)
  points(card): if card.suit is heart then 1 else if black lady(card) then 13 else 0
  took everything(player): (sum of points over cards in winnings of player) is moon points
  moon shot: any players where took everything

  # the match
  lowest score: lowest of score over players
  lowest scorers: number of players where score is lowest score
  match decided: any players where score >= losing score and (lowest scorers is 1 or not tie played off)
  fewest points(player): 0 - player.score

tallies:
  deal points(player):
    hearts: number of cards in winnings of player where suit is heart
    black lady: sum of points over queens in winnings of player where black lady
    shooting the moon:
      if took everything(player) then shooter's share else if moon shot then everybody's share else 0

play:
  - if number of players is 3: leave out a card
  - repeat until match decided, at most 300: round
  - rank players by fewest points

stages:
  leave out a card: move openly all twos in deck where suit is diamond to left out
  round:
    - give out the cards
    - set passing to passing side
    - if passing is not nobody: pass the cards
    - find the leader
    - repeat until hand of players is empty, at most hand size: one trick
    - count the points
  give out the cards:
    - move all cards in winnings of players to deck
    - shuffle deck
    - for each player: deal hand size from deck to hand of player
  pass the cards:
    - for each player: player must pass
    - for each player: move all cards in parcel of player to hand of receiver(player)
  find the leader:
    - for each player:
        - if openly any twos in hand of player where suit is club: set leader to player
  one trick:
    - set suit led to none
    - for each player clockwise from leader: player must play
    - for each player where played the best card:
        - move all cards in trick of players to winnings of player
        - set leader to player
    - add 1 to tricks taken
  count the points:
    - for each player: add deal points(player) to player.score
    - add 1 to deals

actions:
  pass three cards:
    during: pass
    choose:
      cards: 3 cards from your hand
    then: move cards to your parcel
  play a card:
    during: play
    choose:
      card: a card in your hand
    only if:
      the two of clubs opens the first trick:
        if tricks taken is 0 and suit led is none then card is two and card.suit is club
      suit must be followed:
        if suit led is not none and any cards in your hand where suit is suit led then card.suit is suit led
      no points fall in the first trick:
        if clean opening and tricks taken is 0 and points(card) > 0
        then no cards in your hand where points is 0
      hearts are not led before they are broken:
        if suit led is none and card.suit is heart
        then hearts broken or no cards in your hand where suit is not heart
    then:
      - if suit led is none: set suit led to openly card.suit
      - if openly breaks hearts(card): set hearts broken to true
      - move card to your trick
    write: "{card}"

says:
  the two of clubs opens the first trick: The two of clubs opens the first trick of every deal.
  suit must be followed: You have a card of the suit that was led, and must play one.
  no points fall in the first trick: In the first trick you may play no card that counts, while you have another.
  hearts are not led before they are broken: No heart has been played yet, and you have something else to lead.

rulings:
  points in the first trick:
    asked: May one who has no clubs get rid of a heart or of the black lady at once?
    chosen: Not in the first trick, but for those who have nothing else.
    other: Any card may be thrown in.
    option: clean opening
  what breaks hearts:
    asked: Does the black lady break hearts as a heart does?
    chosen: No, only a heart does.
    other: She does.
    option: queen breaks hearts
  leading the black lady:
    asked: Must spades be broken before she may be led?
    chosen: She may be led at any time.
  shooting the moon:
    asked: Who has taken all points may raise the others by 26, or be lowered by as much.
    chosen: The others are raised.
    other: The own score is lowered by 26; or, in a module, whichever one likes.
    option: moon scoring
  the moon and the end:
    asked: May one shoot the moon although the raised scores end the match with a loss?
    chosen: Yes; nobody is asked.
  where cards are passed:
    asked: To the left, to the right, across and not at all in turn; or by another custom?
    chosen: In turn. Three players, who have nobody across, leave that out.
    other: Always to the left, or never.
    option: passing rule
  a shared lowest score:
    asked: Somebody has 100 points, and two have the fewest.
    chosen: They go on until one has fewer than all others.
    other: The match is drawn.
    option: tie played off
  three players:
    asked: 52 cards cannot be dealt evenly to three.
    chosen: The two of diamonds is left out, and each has seventeen.
  looking back:
    asked: May one look through tricks that were taken?
    chosen: They lie open, so nobody has to remember them.
`,"../../rulesets/hearts/modules/jack-of-diamonds.yaml":`sandtable: 1
id: jack-of-diamonds
for: hearts
title: The jack of diamonds                 # the one card that everybody wants

options:
  jack worth: 1..20 = 10

tallies:
  deal points(player):
    jack of diamonds: if any jacks in winnings of player where suit is diamond then 0 - jack worth else 0

rulings:
  the jack and the moon:
    asked: Is the jack needed for shooting the moon?
    chosen: No; hearts and the black lady are enough. Who has the jack gets its points besides.

examples:
  the jack takes ten points off:
    players: 4
    given:
      now: count the points
      north.score: 30
      winnings of north: diamond jack, heart two, club two
      winnings of east: spade queen
    play:
      - check: north.score is 21 and east.score is 13
`,"../../rulesets/hearts/modules/moon-by-choice.yaml":`sandtable: 1
id: moon-by-choice
for: hearts
title: The moon by choice                   # who shoots the moon says what it does

track:
  each round: { moon lowers: false }

tallies:
  deal points(player):
    shooting the moon: if took everything(player) then (if moon lowers then 0 - 2 * moon points else 0 - moon points) else if moon shot and not moon lowers then moon points else 0

before:
  count the points:
    - for each player where took everything: player must use the moon

actions:
  raise the others:
    during: use the moon
    then: nothing
  lower your score:
    during: use the moon
    then: set moon lowers to true

rulings:
  when it is said:
    asked: Before or after the others know their points?
    chosen: When the last trick is taken, before anything is counted.

examples:
  the others are raised:
    players: 4
    given:
      now: count the points
      winnings of west: heart two, heart three, heart four, heart five, heart six, heart seven, heart eight, heart nine, heart ten, heart jack, heart queen, heart king, heart ace, spade queen
    play:
      - asked: west
      - west: raise the others
      - check: west.score is 0 and north.score is 26

  or the own score is lowered:
    players: 4
    given:
      now: count the points
      west.score: 70
      winnings of west: heart two, heart three, heart four, heart five, heart six, heart seven, heart eight, heart nine, heart ten, heart jack, heart queen, heart king, heart ace, spade queen
    play:
      - west: lower your score
      - check: west.score is 44 and north.score is 0

changes:
  - who shoots the moon gives all points to the others
  - the moon by the other count takes points off
`,"../../rulesets/hearts/texts/hearts.de.yaml":`sandtable: 1
texts for: hearts
language: de
texts:
  Hearts: Hearts
  north: Nord
  east: Ost
  south: Süd
  west: West
  card: Karte
  club: Kreuz
  diamond: Karo
  spade: Pik
  heart: Herz
  two: Zwei
  three: Drei
  four: Vier
  five: Fünf
  six: Sechs
  seven: Sieben
  eight: Acht
  nine: Neun
  ten: Zehn
  jack: Bube
  queen: Dame
  king: König
  ace: Ass
  deck: Stapel
  left out: Weggelegt
  hand: Hand
  parcel: Karten zum Weitergeben
  trick: Stich
  winnings: Gewonnene Stiche
  losing score: Punkte, die das Spiel beenden
  passing rule: Weitergeben
  clean opening: Keine Punkte im ersten Stich
  queen breaks hearts: Die Pik-Dame öffnet Herz
  moon scoring: Durchmarsch
  tie played off: Gleichstand wird ausgespielt
  left: Nach links
  right: Nach rechts
  across: Gegenüber
  nobody: An niemanden
  changing: Wechselnd
  always left: Immer nach links
  never: Nie
  others gain: Die anderen bekommen 26
  shooter loses: Wer durchmarschiert, verliert 26
  deals: Runden
  score: Punkte
  passing: Karten gehen
  tricks taken: Stiche gemacht
  hearts broken: Herz ist offen
  leader: Spielt aus
  suit led: Angespielte Farbe
  deal points: Punkte der Runde
  hearts: Herzen
  black lady: Die Pik-Dame
  shooting the moon: Durchmarsch
  pass three cards: Drei Karten weitergeben
  play a card: Eine Karte spielen
  the two of clubs opens the first trick: Die Kreuz-Zwei eröffnet den ersten Stich
  suit must be followed: Farbe muss bedient werden
  no points fall in the first trick: Im ersten Stich fallen keine Punkte
  hearts are not led before they are broken: Herz wird nicht angespielt, bevor es offen ist
  fewest points: Die wenigsten Punkte
  suit: Farbe
  rank: Rang
  side: Seite
  leave out a card: Eine Karte weglegen
  round: Runde
  give out the cards: Karten geben
  pass the cards: Karten weitergeben
  find the leader: Wer ausspielt
  one trick: Ein Stich
  count the points: Punkte zählen
  hand size: Karten auf der Hand
  moon points: Punkte des Durchmarschs
  shooter's share: Für den, der durchmarschiert
  everybody's share: Für alle anderen
  passing turn: Reihe des Weitergebens
  changing side: Wechselnde Seite
  passing side: Seite, zu der weitergegeben wird
  receiver: Empfänger
  left neighbour: Linker Nachbar
  right neighbour: Rechter Nachbar
  player opposite: Gegenüber
  strength: Stärke
  best strength: Größte Stärke
  played the best card: Hat die beste Karte gespielt
  breaks hearts: Öffnet Herz
  points: Punkte
  took everything: Hat alles genommen
  moon shot: Es gab einen Durchmarsch
  lowest score: Niedrigste Punktzahl
  lowest scorers: Spieler mit der niedrigsten Punktzahl
  match decided: Das Spiel ist entschieden
  Hearts, a game of tricks for the common pack of 52 cards: Hearts, ein Stichspiel mit dem üblichen Blatt von 52 Karten
  nobody, a traditional game in the public domain: niemand, ein überliefertes, gemeinfreies Spiel
  Written down from the common rules in our own words.: Nach den üblichen Regeln mit eigenen Worten aufgeschrieben.
  May one who has no clubs get rid of a heart or of the black lady at once?: Darf, wer kein Kreuz hat, gleich ein Herz oder die Pik-Dame abwerfen?
  Not in the first trick, but for those who have nothing else.: Nicht im ersten Stich, außer wenn man nichts anderes hat.
  Any card may be thrown in.: Jede Karte darf abgeworfen werden.
  Does the black lady break hearts as a heart does?: Öffnet die Pik-Dame Herz wie eine Herzkarte?
  No, only a heart does.: Nein, nur ein Herz.
  She does.: Ja.
  Must spades be broken before she may be led?: Muss Pik schon gefallen sein, bevor sie ausgespielt werden darf?
  She may be led at any time.: Sie darf jederzeit ausgespielt werden.
  Who has taken all points may raise the others by 26, or be lowered by as much.: Wer alle Punkte hat, kann die anderen um 26 erhöhen oder selbst um so viel sinken.
  The others are raised.: Die anderen werden erhöht.
  The own score is lowered by 26; or, in a module, whichever one likes.: Die eigenen Punkte sinken um 26; oder, mit einem Modul, wie man will.
  May one shoot the moon although the raised scores end the match with a loss?: Darf man durchmarschieren, obwohl die erhöhten Punkte das Spiel mit einer Niederlage beenden?
  Yes; nobody is asked.: Ja; niemand wird gefragt.
  To the left, to the right, across and not at all in turn; or by another custom?: Abwechselnd nach links, nach rechts, gegenüber und gar nicht; oder nach anderem Brauch?
  In turn. Three players, who have nobody across, leave that out.: Abwechselnd. Drei Spieler haben kein Gegenüber und lassen das aus.
  Always to the left, or never.: Immer nach links, oder nie.
  Somebody has 100 points, and two have the fewest.: Jemand hat 100 Punkte, und zwei haben die wenigsten.
  They go on until one has fewer than all others.: Es geht weiter, bis einer weniger hat als alle anderen.
  The match is drawn.: Das Spiel endet unentschieden.
  52 cards cannot be dealt evenly to three.: 52 Karten lassen sich nicht an drei verteilen.
  The two of diamonds is left out, and each has seventeen.: Die Karo-Zwei bleibt weg, und jeder hat siebzehn.
  May one look through tricks that were taken?: Darf man gemachte Stiche ansehen?
  They lie open, so nobody has to remember them.: Sie liegen offen, so muss sich niemand etwas merken.
  The two of clubs opens the first trick of every deal.: Die Kreuz-Zwei eröffnet den ersten Stich jeder Runde.
  You have a card of the suit that was led, and must play one.: Du hast Karten der angespielten Farbe und musst eine spielen.
  In the first trick you may play no card that counts, while you have another.: Im ersten Stich darfst du keine Karte spielen, die zählt, solange du eine andere hast.
  No heart has been played yet, and you have something else to lead.: Es ist noch kein Herz gefallen, und du kannst etwas anderes ausspielen.
`,"../../rulesets/hearts/texts/hearts.en.yaml":`sandtable: 1
texts for: hearts
language: en
texts:
  Hearts: Hearts
  north: North
  east: East
  south: South
  west: West
  card: Card
  club: Club
  diamond: Diamond
  spade: Spade
  heart: Heart
  two: Two
  three: Three
  four: Four
  five: Five
  six: Six
  seven: Seven
  eight: Eight
  nine: Nine
  ten: Ten
  jack: Jack
  queen: Queen
  king: King
  ace: Ace
  deck: Pack
  left out: Left out
  hand: Hand
  parcel: Cards to pass
  trick: Trick
  winnings: Tricks won
  losing score: Points that end the match
  passing rule: Passing
  clean opening: No points in the first trick
  queen breaks hearts: The queen of spades breaks hearts
  moon scoring: Shooting the moon
  tie played off: A shared lowest score is played off
  left: To the left
  right: To the right
  across: Across
  nobody: To nobody
  changing: In turn
  always left: Always to the left
  never: Never
  others gain: The others gain 26
  shooter loses: The shooter loses 26
  deals: Deals
  score: Score
  passing: Cards go
  tricks taken: Tricks taken
  hearts broken: Hearts are broken
  leader: Leads
  suit led: Suit led
  deal points: Points of the deal
  hearts: Hearts
  black lady: The queen of spades
  shooting the moon: Shooting the moon
  pass three cards: Pass three cards
  play a card: Play a card
  the two of clubs opens the first trick: The two of clubs opens the first trick
  suit must be followed: Suit must be followed
  no points fall in the first trick: No points fall in the first trick
  hearts are not led before they are broken: Hearts are not led before they are broken
  fewest points: The fewest points
  suit: Suit
  rank: Rank
  side: Side
  leave out a card: Leave out a card
  round: Round
  give out the cards: Give out the cards
  pass the cards: Pass the cards
  find the leader: Find the leader
  one trick: One trick
  count the points: Count the points
  hand size: Cards in a hand
  moon points: Points of the moon
  shooter's share: For the shooter
  everybody's share: For everybody else
  passing turn: Turn of passing
  changing side: Side in turn
  passing side: Side to pass to
  receiver: Receiver
  left neighbour: Left neighbour
  right neighbour: Right neighbour
  player opposite: Player opposite
  strength: Strength
  best strength: Best strength
  played the best card: Played the best card
  breaks hearts: Breaks hearts
  points: Points
  took everything: Took everything
  moon shot: The moon was shot
  lowest score: Lowest score
  lowest scorers: Players with the lowest score
  match decided: The match is decided
`,"../../rulesets/hearts/texts/hearts.it.yaml":`sandtable: 1
texts for: hearts
language: it
texts:
  Hearts: Cuori
  north: Nord
  east: Est
  south: Sud
  west: Ovest
  card: Carta
  club: Fiori
  diamond: Quadri
  spade: Picche
  heart: Cuori
  two: Due
  three: Tre
  four: Quattro
  five: Cinque
  six: Sei
  seven: Sette
  eight: Otto
  nine: Nove
  ten: Dieci
  jack: Fante
  queen: Donna
  king: Re
  ace: Asso
  deck: Mazzo
  left out: Scartata
  hand: Mano
  parcel: Carte da passare
  trick: Presa
  winnings: Prese vinte
  losing score: Punti che chiudono la partita
  passing rule: Passaggio
  clean opening: Niente punti nella prima presa
  queen breaks hearts: La donna di picche apre i cuori
  moon scoring: Cappotto
  tie played off: La parità si spareggia
  left: A sinistra
  right: A destra
  across: Di fronte
  nobody: A nessuno
  changing: A turno
  always left: Sempre a sinistra
  never: Mai
  others gain: Gli altri prendono 26
  shooter loses: Chi lo fa perde 26
  deals: Smazzate
  score: Punteggio
  passing: Le carte vanno
  tricks taken: Prese fatte
  hearts broken: Cuori aperti
  leader: Di mano
  suit led: Seme di uscita
  deal points: Punti della smazzata
  hearts: Cuori
  black lady: La donna di picche
  shooting the moon: Cappotto
  pass three cards: Passare tre carte
  play a card: Giocare una carta
  the two of clubs opens the first trick: Il due di fiori apre la prima presa
  suit must be followed: Si risponde al seme
  no points fall in the first trick: Nella prima presa non si danno punti
  hearts are not led before they are broken: Non si esce a cuori prima che siano aperti
  fewest points: Meno punti
  suit: Seme
  rank: Valore
  side: Lato
  leave out a card: Scartare una carta
  round: Smazzata
  give out the cards: Dare le carte
  pass the cards: Passare le carte
  find the leader: Trovare chi è di mano
  one trick: Una presa
  count the points: Contare i punti
  hand size: Carte in mano
  moon points: Punti del cappotto
  shooter's share: A chi fa cappotto
  everybody's share: A tutti gli altri
  passing turn: Turno del passaggio
  changing side: Lato a turno
  passing side: Lato a cui si passa
  receiver: Chi riceve
  left neighbour: Vicino di sinistra
  right neighbour: Vicino di destra
  player opposite: Giocatore di fronte
  strength: Forza
  best strength: Forza migliore
  played the best card: Ha giocato la carta migliore
  breaks hearts: Apre i cuori
  points: Punti
  took everything: Ha preso tutto
  moon shot: C'è stato cappotto
  lowest score: Punteggio minimo
  lowest scorers: Giocatori con il punteggio minimo
  match decided: La partita è decisa
  Hearts, a game of tricks for the common pack of 52 cards: Cuori, un gioco di prese con il mazzo comune di 52 carte
  nobody, a traditional game in the public domain: nessuno, un gioco tradizionale di pubblico dominio
  Written down from the common rules in our own words.: Scritto con parole nostre a partire dalle regole comuni.
  May one who has no clubs get rid of a heart or of the black lady at once?: Chi non ha fiori può liberarsi subito di una carta di cuori o della donna di picche?
  Not in the first trick, but for those who have nothing else.: Non nella prima presa, a meno che non abbia altro.
  Any card may be thrown in.: Si può scartare qualunque carta.
  Does the black lady break hearts as a heart does?: La donna di picche apre i cuori come una carta di cuori?
  No, only a heart does.: No, solo una carta di cuori.
  She does.: Sì.
  Must spades be broken before she may be led?: Per uscire con lei bisogna che le picche siano già state giocate?
  She may be led at any time.: Si può uscire con lei in ogni momento.
  Who has taken all points may raise the others by 26, or be lowered by as much.: Chi ha preso tutti i punti può far salire gli altri di 26, o scendere di altrettanto.
  The others are raised.: Salgono gli altri.
  The own score is lowered by 26; or, in a module, whichever one likes.: Il proprio punteggio scende di 26; oppure, con un modulo, come si preferisce.
  May one shoot the moon although the raised scores end the match with a loss?: Si può fare cappotto anche se i punti degli altri chiudono la partita con una sconfitta?
  Yes; nobody is asked.: Sì; nessuno decide.
  To the left, to the right, across and not at all in turn; or by another custom?: A sinistra, a destra, di fronte e a nessuno, a turno; o secondo un'altra usanza?
  In turn. Three players, who have nobody across, leave that out.: A turno. In tre non c'è nessuno di fronte, e quel passaggio manca.
  Always to the left, or never.: Sempre a sinistra, o mai.
  Somebody has 100 points, and two have the fewest.: Qualcuno ha 100 punti, e in due hanno il punteggio minimo.
  They go on until one has fewer than all others.: Si continua finché uno ne ha meno di tutti gli altri.
  The match is drawn.: La partita è pari.
  52 cards cannot be dealt evenly to three.: 52 carte non si dividono per tre.
  The two of diamonds is left out, and each has seventeen.: Il due di quadri si scarta, e ciascuno ne ha diciassette.
  May one look through tricks that were taken?: Si possono riguardare le prese fatte?
  They lie open, so nobody has to remember them.: Stanno scoperte, così nessuno deve ricordarle.
  The two of clubs opens the first trick of every deal.: Il due di fiori apre la prima presa di ogni smazzata.
  You have a card of the suit that was led, and must play one.: Hai carte del seme di uscita, e devi giocarne una.
  In the first trick you may play no card that counts, while you have another.: Nella prima presa non puoi giocare una carta che conta, se ne hai un'altra.
  No heart has been played yet, and you have something else to lead.: Non è ancora stata giocata una carta di cuori, e hai altro con cui uscire.
  cards: Carte
  passing custom: Usanza del passaggio
  moon rule: Regola del cappotto
  points in the first trick: Punti nella prima presa
  what breaks hearts: Che cosa apre i cuori
  leading the black lady: Uscire con la donna di picche
  the moon and the end: Il cappotto e la fine
  where cards are passed: A chi vanno le carte
  a shared lowest score: Punteggio minimo in comune
  three players: In tre
  looking back: Riguardare le prese

articles:
  card: la
  cards: le
  deck: il
  hand: la
  trick: la
  winnings: le
  left out: le
  parcel: le
  round: la
  side: il
  suit: il
  rank: il
  leader: il
  suit led: il
  score: il
  deals: le
  points: i
  receiver: il
  left neighbour: il
  right neighbour: il
  player opposite: il
  strength: la
  best strength: la
  lowest score: il
  lowest scorers: i
  deal points: i
  passing turn: il
  passing side: il
  changing side: il
  tricks taken: le
`,"../../rulesets/hearts/texts/jack-of-diamonds.de.yaml":`sandtable: 1
texts for: jack-of-diamonds
language: de
texts:
  The jack of diamonds: Der Karo-Bube
  jack worth: Punkte, die der Bube abzieht
  jack of diamonds: Der Karo-Bube
  Is the jack needed for shooting the moon?: Braucht man den Buben zum Durchmarsch?
  No; hearts and the black lady are enough. Who has the jack gets its points besides.: Nein; Herzen und Pik-Dame genügen. Wer den Buben hat, bekommt dessen Punkte außerdem.
`,"../../rulesets/hearts/texts/jack-of-diamonds.en.yaml":`sandtable: 1
texts for: jack-of-diamonds
language: en
texts:
  The jack of diamonds: The jack of diamonds
  jack worth: Points that the jack takes off
  jack of diamonds: The jack of diamonds
`,"../../rulesets/hearts/texts/jack-of-diamonds.it.yaml":`sandtable: 1
texts for: jack-of-diamonds
language: it
texts:
  The jack of diamonds: Il fante di quadri
  jack worth: Punti che il fante toglie
  jack of diamonds: Il fante di quadri
  Is the jack needed for shooting the moon?: Il fante serve per fare cappotto?
  No; hearts and the black lady are enough. Who has the jack gets its points besides.: No; bastano i cuori e la donna di picche. Chi ha il fante ne ha inoltre i punti.
`,"../../rulesets/hearts/texts/moon-by-choice.de.yaml":`sandtable: 1
texts for: moon-by-choice
language: de
texts:
  The moon by choice: Durchmarsch nach Wahl
  moon lowers: Die eigenen Punkte sinken
  raise the others: Die anderen erhöhen
  lower your score: Die eigenen Punkte senken
  Before or after the others know their points?: Bevor oder nachdem die anderen ihre Punkte kennen?
  When the last trick is taken, before anything is counted.: Nach dem letzten Stich, bevor gezählt wird.
`,"../../rulesets/hearts/texts/moon-by-choice.en.yaml":`sandtable: 1
texts for: moon-by-choice
language: en
texts:
  The moon by choice: The moon by choice
  moon lowers: The own score is lowered
  raise the others: Raise the others
  lower your score: Lower your score
`,"../../rulesets/hearts/texts/moon-by-choice.it.yaml":`sandtable: 1
texts for: moon-by-choice
language: it
texts:
  The moon by choice: Cappotto a scelta
  moon lowers: Il proprio punteggio cala
  raise the others: Alzare gli altri
  lower your score: Calare il proprio punteggio
  Before or after the others know their points?: Prima o dopo che gli altri conoscano i loro punti?
  When the last trick is taken, before anything is counted.: Dopo l'ultima presa, prima di contare.
`,"../../rulesets/patrols/club-night.yaml":`sandtable: 1
id: club-night
extends: super-captain
title: Club night
uses: [ heroic-nurse, cease-fire ]
with: { quiet turns: 3 }

numbers:
  winning score: 150

tallies:
  battle points(player):
    cards left in hand: 0 - (sum of points over cards in hand of player)

rulings:
  cards left in hand:
    asked: Do they count against their player at the club?
    chosen: Yes, as many points as are printed on them, and everybody shows the hand when the battle ends.

changes:                                    # a hundred points are not enough here, and cards in hand count
  - the last card discarded closes the battle
  - a hundred points win the match
  - if several have a hundred, the best of them wins
  - level at the top, the match is shared

examples:
  what is left in hand is taken off:
    players: 2
    given:
      now: turn of north at discard
      dealer: north
      north.completed one: true
      hand of north: blue soldier
      hand of south: green captain, green cannon, 2 green soldiers
      table of south:
        B: 3 yellow soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 10 and south.score is 0 - 6      # 3 on the table, 9 in hand
`,"../../rulesets/patrols/examples/arsenal.examples.yaml":`sandtable: 1
examples for: patrols

examples:
  # what a weapon needs and does

  a weapon needs a patrol with what is printed on it:
    items: [ PAT-11, PAT-62, PAT-64 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 blue soldiers, yellow soldier
      arsenal of north: hand bomb, dynamite, bullets
      table of south:
        B: 3 red soldiers, red cannon
    play:
      - north cannot: attack (bullets, south, red soldier)
        because: one of your patrols has what the card needs
      - north cannot: attack (dynamite, south, red cannon)
        because: one of your patrols has what the card needs
      - north cannot: attack (hand bomb, south, 2 red soldiers)
        because: one of your patrols has what the card needs
      - north: lay a patrol (3 blue soldiers)
      - north: attack (bullets, south, red soldier)
      - north: attack (dynamite, south, red cannon)
      - north: attack (hand bomb, south, 2 red soldiers)

  the four weapons:
    items: [ PAT-11, PAT-67, PAT-68, PAT-75 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb, dynamite, cannon shot, bullets
      table of north:
        A: 3 blue soldiers, blue cannon
      table of south:
        B: red captain, 4 red soldiers, 2 red cannons
    play:
      - north: attack (hand bomb, south, 2 red soldiers)
      - north: attack (dynamite, south, red cannon)           # each weapon is settled before the next
      - north: attack (cannon shot, south, red soldier and red cannon)
      - north: attack (bullets, south, red soldier)
      - north: done                                            # or one stops
      - check: number of cards in B is 1 and any captain in B and arsenal of north is empty

  a cannon shot needs soldier and cannon in one patrol:
    items: [ PAT-65 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: blue cannon, 5 yellow soldiers
      arsenal of north: cannon shot
      table of north:
        A: 3 blue soldiers
        B: green captain, green cannon
      table of south:
        C: 3 red soldiers, red cannon
    play:
      - north cannot: attack (cannon shot, south, red soldier and red cannon)
        because: one of your patrols has what the card needs
      - north: add a card (blue cannon, A)
      - north: attack (cannon shot, south, red soldier and red cannon)

  without a soldier on the table nobody attacks:
    items: [ PAT-66 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: blue soldier, 5 yellow soldiers
      arsenal of north: bullets, hand bomb
      table of north:
        A: blue captain, 2 blue cannons                        # its soldiers have fallen
        B: 2 green cannons
      table of south:
        C: 3 red soldiers
    play:
      - north cannot: attack (bullets, south, red soldier)
        because: one of your patrols has what the card needs
      - north: add a card (blue soldier, A)
      - north: attack (bullets, south, red soldier)

  without a soldier one may still defend:
    items: [ PAT-66, PAT-72 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: dynamite
      arsenal of south: tools
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red captain, red cannon, mechanic
    play:
      - north: attack (dynamite, south, red cannon)
      - south: defend (tools, red cannon)
      - check: any cannon in B and number of cards in discards is 2

  the attacker names the victims:
    items: [ PAT-63, PAT-69 ]
    players: 3
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb, cannon shot
      table of north:
        A: 3 blue soldiers, blue cannon
      table of east:
        E: red soldier, red captain
        F: green soldier, 2 green cannons
      table of south:
        S: blue soldier, blue captain
    play:
      - north cannot: attack (hand bomb, east, red soldier and blue soldier)      # one adversary for each weapon
      - north cannot: attack (hand bomb, east, green soldier)                     # as many as there are, so two
      - north cannot: attack (hand bomb, east, red soldier)
      - north: attack (hand bomb, east, red soldier and green soldier)            # from two patrols
      - north: attack (cannon shot, south, blue soldier)
      - north: done
      - check: no soldiers on table of east and no soldiers on table of south

  less than a weapon could do, but never nothing:
    items: [ PAT-70, PAT-78 ]
    players: 3
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb, cannon shot, dynamite, bullets
      table of north:
        A: 3 blue soldiers, blue cannon
      table of east:
        E: red soldier, red captain, mechanic
      table of south:
        S: green captain, nurse, mechanic
    play:
      - north cannot: attack (dynamite, east, red soldier)                        # no cannon
      - north cannot: attack (dynamite, south, green captain)                     # only soldiers and cannons fall
      - north cannot: attack (bullets, south, nurse)
      - either:
          -
            - north: attack (hand bomb, east, red soldier)                        # one of two
            - north: done
            - check: number of cards in E is 2
          -
            - north: attack (cannon shot, east, red soldier)                      # and no cannon
            - north: done
            - check: number of cards in E is 2

  # replies

  one medical bag saves one of two soldiers:
    items: [ PAT-71, PAT-73, PAT-74 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb
      arsenal of south: medical bag, tools
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers, nurse
    play:
      - north: attack (hand bomb, south, 2 red soldiers)
      - asked: south
      - south cannot: defend (tools, red soldier)
        because: one of your patrols has what the card needs
      - south: defend (medical bag, red soldier)
      - south: done
      - check: number of soldiers in B is 2 and number of soldiers in A is 3      # nothing befalls the attacker
      - check: not north knows first tools in arsenal of south

  two bags save both:
    items: [ PAT-73 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb
      arsenal of south: 3 medical bags
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers, nurse
    play:
      - north: attack (hand bomb, south, 2 red soldiers)
      - south: defend (medical bag, red soldier)
      - south: defend (medical bag, red soldier)
      - asked: north                                           # not more bags than victims
      - check: number of soldiers in B is 3 and number of cards in arsenal of south is 1

  a bag and tools side by side:
    items: [ PAT-71, PAT-72, PAT-73 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: cannon shot
      arsenal of south: medical bag, tools
      table of north:
        A: 3 blue soldiers, blue cannon
      table of south:
        B: 3 red soldiers, red cannon
        C: green soldier, nurse
        D: yellow soldier, mechanic
    play:
      - north: attack (cannon shot, south, red soldier and red cannon)
      - legal:                                               # a nurse in any patrol will do
          - done
          - defend (medical bag, red soldier)
          - defend (tools, red cannon)
      - south: defend (tools, red cannon)
      - south: defend (medical bag, red soldier)
      - check: number of cards in B is 4 and number of cards in discards is 3

  the defender chooses what is saved:
    items: [ PAT-73 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb
      arsenal of south: medical bag
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red soldier, red captain
        C: green soldier, green captain
        D: yellow soldier, nurse
    play:
      - north: attack (hand bomb, south, red soldier and green soldier)
      - either:
          -
            - south: defend (medical bag, green soldier)
            - check: no soldier in B and any soldier in C
          -
            - south: defend (medical bag, red soldier)
            - check: any soldier in B and no soldier in C

  one may decline:
    items: [ PAT-81 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: bullets
      arsenal of south: medical bag
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers, nurse
    play:
      - north: attack (bullets, south, red soldier)
      - south: done
      - check: number of soldiers in B is 2 and number of cards in arsenal of south is 1

  who could have a bag is asked, and no one else:
    items: [ PAT-81 ]
    players: 3
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: 3 bullets
      arsenal of east: bullets
      arsenal of south: medical bag
      table of north:
        A: 3 blue soldiers
      table of east:
        E: 3 red soldiers, nurse
      table of south:
        S: 3 green soldiers
    play:
      - north: attack (bullets, east, red soldier)
      - asked: east                                            # has no bag, which nobody is to know
      - east cannot: defend (medical bag, red soldier)
      - east: done
      - north: attack (bullets, south, green soldier)
      - asked: north                                           # south has no nurse, as everybody sees

  # where the cards go

  used cards go under the discards:
    items: [ PAT-76, PAT-77 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb
      arsenal of south: medical bag
      discards: green cannon
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers
        C: green soldier, nurse
    play:
      - north: attack (hand bomb, south, 2 red soldiers)
      - south: defend (medical bag, red soldier)
      - check: top of discards is cannon and number of cards in discards is 4
      - check: first arsenal card in discards is hand bomb       # from the top: cannon, bomb, bag, soldier
      - check: first medical bag in all but top of discards is not none

  on an empty pile a used card lies on top:
    items: [ PAT-76 ]
    players: 2
    given:
      now: turn of north at arrange
      north.opened: true
      hand of north: 6 yellow soldiers
      arsenal of north: bullets
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers
    play:
      - north: attack (bullets, south, red soldier)
      - north: done
      - check: top of discards is bullets

  a destroyed patrol takes its nurse and mechanic under the discards:
    items: [ PAT-79 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: bullets
      arsenal of south: hand bomb
      discards: green soldier
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red soldier, nurse, mechanic
    play:
      - north: attack (bullets, south, red soldier)
      - south: done
      - check: table of south is empty
      - check: any nurse in discards and any mechanic in discards
      - check: (top of discards).colour is green

  a captain keeps what is left of his patrol:
    items: [ PAT-78, PAT-79 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: bullets
      arsenal of south: hand bomb
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red captain, red soldier, nurse
        C: green cannon, mechanic
    play:
      - north: attack (bullets, south, red soldier)
      - south: done
      - check: number of cards in B is 2 and number of patrols on table of south is 2

  the nurse of the last soldier may still save him, but not the next:
    items: [ PAT-80 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: 3 bullets
      arsenal of south: 2 medical bags
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red soldier, nurse
        C: 2 green soldiers
    play:
      - north: attack (bullets, south, red soldier)
      - south: defend (medical bag, red soldier)
      - north: attack (bullets, south, red soldier)
      - south: done
      - check: number of patrols on table of south is 1
      - north: attack (bullets, south, green soldier)
      - asked: north
      - check: number of soldiers in C is 1 and number of cards in arsenal of south is 1
`,"../../rulesets/patrols/examples/cards-and-deal.examples.yaml":`sandtable: 1
examples for: patrols

examples:
  # what is in the box

  a hundred cards:
    items: [ PAT-3, PAT-6, PAT-7 ]
    players: 4
    play:
      - check: number of cards is 100 and number of players is 4
      - check: number of mechanics is 4 and number of nurses is 6
      - check: number of arsenal cards is 26
      - check: number of hand bombs is 4 and number of dynamites is 2 and number of cannon shots is 4
      - check: number of bullets is 6 and number of tools is 4 and number of medical bags is 6

  four battalions of sixteen:
    items: [ PAT-4, PAT-5, PAT-8 ]
    players: 2
    play:
      - check: number of cards where colour is red is 16 and number of cards where colour is yellow is 16
      - check: number of cards where colour is green is 16 and number of cards where colour is blue is 16
      - check: number of captains where colour is red is 2 and number of soldiers where colour is red is 10
      - check: number of cannons where colour is red is 4
      - check: no cards where colour is none and it is element

  two or three players are enough:
    items: [ PAT-1 ]
    players: 3
    play:
      - check: number of players is 3 and number of cards is 100

  every card has its points, the arsenal none:
    items: [ PAT-9 ]
    players: 2
    play:
      - check: sum of points over captains is 40 and sum of points over soldiers is 40
      - check: sum of points over cannons is 32
      - check: sum of points over mechanics is 4 and sum of points over nurses is 6
      - check: sum of points over arsenal cards is 0

  put in the points of your own cards:
    items: [ PAT-9 ]
    players: 2
    with: { captain points: 8, soldier points: 2 }
    play:
      - check: sum of points over captains is 64 and sum of points over soldiers is 80

  # dealing

  five cards each and the rest face down:
    items: [ PAT-17, PAT-18, PAT-19, PAT-20, PAT-22, PAT-23 ]
    players: 3
    given:
      now: opening hands
      dealer: east
      # clockwise from the dealer east, south, north; then from the dealer on, anticlockwise, each fills up
      deck: bullets, 4 red soldiers, tools, dynamite, 3 blue soldiers, 4 green soldiers, dynamite, medical bag, nurse, mechanic, hand bomb, bullets, 2 yellow soldiers, red cannon
    play:
      - asked: east
      - check: number of cards in hand of east is 4 and number of cards in hand of south is 3
      - check: number of cards in hand of north is 4 and number of cards in arsenal of south is 2
      - east: draw from the deck            # again an arsenal card
      - asked: east
      - east: draw from the deck
      - check: number of cards in arsenal of east is 2 and any nurse in hand of east
      - asked: north
      - north: draw from the deck
      - check: any mechanic in hand of north
      - asked: south
      - south: draw from the deck
      - south: draw from the deck
      - south: draw from the deck
      - south: draw from the deck
      - check: number of cards in hand of south is 5 and number of cards in arsenal of south is 4
      - check: discards is empty and number of cards in deck is 78
      - asked: east                         # the dealer begins, with a card from the deck
`,"../../rulesets/patrols/examples/end-and-score.examples.yaml":`sandtable: 1
examples for: patrols

examples:
  # the deck is used up

  the discards are reshuffled twice and never again:
    items: [ PAT-82, PAT-83, PAT-84, PAT-86 ]
    players: 2
    given:
      now: turn of north
      reshuffles: 1
      north.opened: true
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      table of north:
        A: 3 blue soldiers
      deck: mechanic
      discards: red soldier, red cannon
      the rest: aside
    play:
      - north: draw from the deck
      - check: deck is empty and reshuffles is 1        # the last card is gone, and nothing happens yet
      - north: done
      - north: discard a card (mechanic)
      - south: draw from the deck                       # all but the mechanic are shuffled
      - check: reshuffles is 2 and number of cards in deck is 1
      - check: top of discards is mechanic and number of cards in discards is 1
      - south: done
      - south: discard a card (green soldier)
      - north: draw from the deck
      - north: done
      - north: discard a card (yellow soldier)
      - south cannot: draw from the deck
        because: there is a card to draw
      - south: done                                     # south has laid no patrol and goes without
      - south: discard a card (green soldier)
      - north cannot: draw from the deck
        because: there is a card to draw
      - north: take the top discard

  a reshuffle in the middle of filling up:
    items: [ PAT-82, PAT-84 ]
    players: 2
    given:
      now: turn of north at discard
      north.opened: true
      hand of north: 4 yellow soldiers
      deck: mechanic
      discards: red soldier, bullets, red cannon
      the rest: aside
    play:
      - north: discard a card (yellow soldier)
      - north: draw from the deck
      - check: deck is empty and reshuffles is 0
      - north: draw from the deck
      - check: reshuffles is 1 and number of cards in discards is 1
      - check: top of discards is soldier and (top of discards).colour is yellow

  one discard is too few to reshuffle:
    items: [ PAT-85 ]
    players: 2
    given:
      now: turn of north
      north.opened: true
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      deck: nothing
      discards: red soldier
      table of north:
        A: 3 blue soldiers
      the rest: aside
    play:
      - legal: [ take the top discard ]
      - north: take the top discard
      - north: done
      - north: discard a card (yellow soldier)
      - south: done                                     # goes without the card
      - south: discard a card (green soldier)
      - check: reshuffles is 0
      - south: draw from the deck                       # with two discards it can be done
      - check: reshuffles is 1

  who may not use the discards goes without, arranges and discards:
    items: [ PAT-86 ]
    players: 2
    given:
      now: turn of north
      reshuffles: 2
      south.opened: true
      hand of north: 3 yellow soldiers, green soldier
      hand of south: 5 blue soldiers
      deck: nothing
      discards: nurse, bullets
      the rest: aside
    play:
      - legal:
          - done
          - lay a patrol (3 yellow soldiers)
      - north: done
      - north: discard a card (green soldier)
      - check: number of cards in hand of north is 3    # nor can it fill up
      - asked: south
      - legal: [ take the top discard ]

  nothing left to draw ends the battle:
    items: [ PAT-87, PAT-92, PAT-94 ]
    players: 4
    given:
      now: turn of north
      dealer: north
      reshuffles: 2
      north.opened: true
      hand of north: nothing
      deck: nothing
      discards: bullets
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
      the rest: aside
    play:
      - north: take the top discard                     # an arsenal card, and there is no other to draw
      - check: north.score is 21 and south.score is 3   # 5 + 6 for the cards, 10 for the patrol, none for closing
      - check: dealer is west

  no bonus when nobody has closed:
    items: [ PAT-94 ]
    players: 4
    with: { bonus without closing: false }
    given:
      now: turn of north
      dealer: north
      reshuffles: 2
      north.opened: true
      hand of north: nothing
      deck: nothing
      discards: bullets
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      the rest: aside
    play:
      - north: take the top discard
      - check: north.score is 11

  the deck is gone and nobody may use the discards:
    items: [ PAT-87 ]
    players: 2
    given:
      now: turn of north
      dealer: north
      reshuffles: 2
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      deck: red soldier
      discards: nurse, bullets
      the rest: aside
    play:
      - north: draw from the deck                       # the last one
      - check: dealer is south and number of cards in discards is 0      # another battle has begun

  while the deck can be made again the battle goes on:
    items: [ PAT-84, PAT-87 ]
    players: 2
    given:
      now: turn of north
      dealer: north
      reshuffles: 1
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      deck: red soldier
      discards: nurse, bullets
      the rest: aside
    play:
      - north: draw from the deck
      - asked: north
      - check: dealer is north and deck is empty

  an empty hand is not always closing:
    items: [ PAT-90 ]
    players: 2
    given:
      now: turn of north at discard
      reshuffles: 2
      south.opened: true
      hand of north: red soldier
      hand of south: 5 green soldiers, blue soldier
      deck: nothing
      discards: nurse
      table of south:
        B: 3 blue soldiers
      the rest: aside
    play:
      - north: discard a card (red soldier)             # and cannot fill up
      - check: hand of north is empty and closer is none
      - asked: south
      - south: take the top discard
      - south: add a card (blue soldier, B)
      - south: done
      - south: discard a card (green soldier)
      - north: done                                     # has nothing to discard
      - asked: south
      - check: closer is none

  # filling up, or not

  after a complete patrol you fill up or not:
    items: [ PAT-36, PAT-39 ]
    players: 2
    given:
      now: turn of north at discard
      north.opened: true
      north.completed one: true
      hand of north: 3 yellow soldiers
      deck: nurse, mechanic, blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
    play:
      - north: discard a card (yellow soldier)
      - legal: [ done, fill your hand ]
      - either:
          -
            - north: done
            - asked: south
            - check: number of cards in hand of north is 2
          -
            - north: fill your hand
            - north: draw from the deck
            - north: draw from the deck
            - asked: north                              # to five, no less
            - north: draw from the deck
            - asked: south

  after a complete patrol never again:
    items: [ PAT-36 ]
    players: 2
    with: { filling up after completing: never }
    given:
      now: turn of north at discard
      north.completed one: true
      hand of north: 3 yellow soldiers
    play:
      - north: discard a card (yellow soldier)
      - north cannot: fill your hand
        because: you may fill it after a complete patrol
      - legal: [ done ]

  who has completed nothing fills up and cannot close:
    items: [ PAT-34, PAT-90 ]
    players: 2
    given:
      now: turn of north at discard
      hand of north: yellow soldier
      table of north:
        A: red captain, 4 red soldiers
    play:
      - north: discard a card (yellow soldier)
      - asked: north
      - legal: [ draw from the deck ]

  # closing and counting

  the last card discarded closes the battle:
    items: [ PAT-39, PAT-89, PAT-91, PAT-92, PAT-93 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      hand of north: blue soldier
      hand of south: 3 green soldiers, 2 nurses
      arsenal of south: 3 bullets
      north.completed one: true
      table of north:
        A: red captain, 6 red soldiers, nurse
        B: 3 yellow soldiers, yellow cannon, mechanic
      A.completed: true
      table of east:
        C: blue captain, 4 blue soldiers, 2 blue cannons, nurse
        D: yellow captain, 6 yellow soldiers
      C.completed: true
      D.completed: true
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 38                # 12 and 6 for the cards, 10 for the patrol, 10 for closing
      - check: east.score is 45                 # 14 and 11 for the cards, 10 for each patrol
      - check: south.score is 0                 # cards in hand and in the arsenal count nothing
      - asked: west                            # who deals the next battle

  a complete patrol that lost soldiers still lets you close but earns no bonus:
    items: [ PAT-56, PAT-92 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      hand of north: blue soldier
      north.completed one: true
      table of north:
        A: red captain, 2 red soldiers, red cannon
      table of south:
        B: blue captain, 4 blue soldiers, 2 blue cannons, nurse
      B.completed: true
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 19                # 5 + 2 + 2 for the cards, 10 for closing
      - check: south.score is 24                # 5 + 4 + 4 + 1 for the cards, 10 for the complete patrol

  # the match

  a hundred points win the match:
    items: [ PAT-12, PAT-13, PAT-96 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      north.score: 69
      south.score: 90
      north.completed one: true
      hand of north: blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 100 and south.score is 93
      - ends: north wins by score

  fewer are not enough, and a new battle begins:
    items: [ PAT-13, PAT-15, PAT-16 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      north.score: 68
      south.score: 88
      reshuffles: 2
      north.opened: true
      north.completed one: true
      hand of north: blue soldier
      arsenal of north: bullets
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 99 and south.score is 91
      - check: dealer is west and reshuffles is 0
      - check: table of north is empty and table of south is empty and discards is empty
      - check: not north.opened and not north.completed one

  level scores in between are no matter:
    items: [ PAT-95 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      north.score: 20
      south.score: 48
      north.completed one: true
      hand of north: blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 51 and south.score is 51
      - check: dealer is west

  if several have a hundred, the best of them wins:
    items: [ PAT-14 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      north.score: 80
      east.score: 105
      south.score: 99
      north.completed one: true
      hand of north: blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 111 and east.score is 105 and south.score is 102
      - ends: north wins by score

  level at the top, another battle decides:
    items: [ PAT-14 ]
    players: 4
    given:
      now: turn of north at discard
      dealer: north
      north.score: 70
      south.score: 98
      north.completed one: true
      hand of north: blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 101 and south.score is 101
      - check: dealer is west and table of north is empty

  level at the top, the match is shared:
    items: [ PAT-14 ]
    players: 4
    with: { equal leaders: shared }
    given:
      now: turn of north at discard
      dealer: north
      north.score: 70
      south.score: 98
      north.completed one: true
      hand of north: blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - ends: the game is drawn by score

  a single battle is the whole match:
    items: [ PAT-13 ]
    players: 4
    with: { a single battle: true }
    given:
      now: turn of north at discard
      dealer: north
      north.completed one: true
      hand of north: blue soldier
      table of north:
        A: red captain, 6 red soldiers
      A.completed: true
      table of south:
        B: 3 blue soldiers
    play:
      - north: discard a card (blue soldier)
      - ends: north wins by score
`,"../../rulesets/patrols/examples/patrols.examples.yaml":`sandtable: 1
examples for: patrols

examples:
  # laying

  three soldiers, or a captain and two:
    items: [ PAT-41, PAT-44, PAT-49 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, blue captain, 2 blue soldiers, 2 green soldiers, green cannon, yellow captain, yellow soldier, yellow cannon
    play:
      - legal: [ done, lay a patrol (3 red soldiers), lay a patrol (blue captain and 2 blue soldiers) ]
      - north cannot: lay a patrol (2 green soldiers and green cannon)
        because: trio
      - north cannot: lay a patrol (yellow captain and yellow soldier and yellow cannon)
        because: trio
      - north cannot: lay a patrol (2 green soldiers and red soldier)
        because: trio
      - north: lay a patrol (3 red soldiers)
      - north: lay a patrol (blue captain and 2 blue soldiers)
      - check: number of patrols on table of north is 2

  a patrol is laid in one turn with all that fits it:
    items: [ PAT-37, PAT-42, PAT-54 ]
    players: 4
    given:
      now: turn of north at arrange
      dealer: north
      hand of north: red captain, 3 red soldiers, 3 red cannons, nurse, mechanic, blue soldier
    play:
      - north: lay a patrol (3 red soldiers)
      - north: add a card (red cannon, patrol 1)
      - north: add a card (red cannon, patrol 1)
      - north: add a card (red cannon, patrol 1)
      - check: not north.completed one
      - north: add a card (red captain, patrol 1)
      - check: north.completed one
      - north: add a card (nurse, patrol 1)
      - north: add a card (mechanic, patrol 1)
      - north: done
      - north: discard a card (blue soldier)      # the hand is empty: the battle is closed in this very turn
      - check: north.score is 36                  # 5 + 3 + 6 + 1 + 1 for the cards, 10 for the patrol, 10 for closing

  several patrols, also of one colour:
    items: [ PAT-50, PAT-51 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, 3 yellow soldiers, red cannon, nurse
      table of north:
        A: 3 red soldiers
      table of south:
        B: 3 red soldiers
    play:
      - north: lay a patrol (3 red soldiers)
      - north: lay a patrol (3 yellow soldiers)
      - check: number of patrols on table of north is 3
      - north cannot: add a card (red cannon, B)  # that is south's
        because: patrol
      - north: add a card (red cannon, A)         # laid in an earlier turn

  # adding

  one captain, one mechanic, one nurse in a patrol:
    items: [ PAT-7, PAT-43, PAT-47, PAT-48 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: red captain, 2 nurses, 2 mechanics, yellow soldier
      table of north:
        A: red captain, 2 red soldiers
        B: 3 blue soldiers
    play:
      - north cannot: add a card (red captain, A)
        because: one captain in a patrol
      - north: add a card (nurse, A)
      - north cannot: add a card (nurse, A)
        because: one nurse in a patrol
      - north: add a card (mechanic, A)           # one of each
      - north cannot: add a card (mechanic, A)
        because: one mechanic in a patrol
      - north: add a card (nurse, B)              # a nurse and a mechanic go with every colour
      - north: add a card (mechanic, B)
      - check: number of nurses in A is 1 and number of nurses in B is 1

  as many cannons as soldiers:
    items: [ PAT-45 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 4 red cannons, 2 red soldiers
      table of north:
        A: red captain, 2 red soldiers
    play:
      - north: add a card (red cannon, A)
      - north: add a card (red cannon, A)
      - north cannot: add a card (red cannon, A)
        because: one cannon for each soldier
      - north: add a card (red soldier, A)
      - north: add a card (red cannon, A)
      - check: number of cannons in A is 3

  as many soldiers as you like:
    items: [ PAT-46, PAT-49 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, blue soldier
      table of north:
        A: 7 red soldiers
    play:
      - north cannot: add a card (blue soldier, A)
        because: a patrol has one colour
      - north: add a card (red soldier, A)
      - north: add a card (red soldier, A)
      - north: add a card (red soldier, A)
      - check: number of soldiers in A is 10

  nurse and mechanic do not go alone:
    items: [ PAT-61 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: nurse, mechanic, 2 yellow soldiers
      table of north:
        A: red captain
        B: 2 blue cannons
    play:
      - legal:
          - done
          - add a card (nurse, A)
          - add a card (mechanic, A)
      - north cannot: add a card (nurse, B)
        because: cannons left alone take a soldier or a captain first
      - north: add a card (nurse, A)

  a card in a patrol stays there:
    items: [ PAT-52 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: red cannon, 2 yellow soldiers
      table of north:
        A: 4 red soldiers
        B: 3 red soldiers
    play:
      - north: add a card (red cannon, A)
      - legal: [ done ]                          # nothing takes it away again, nor to B

  # complete patrols

  a captain and six others:
    items: [ PAT-54, PAT-55 ]
    players: 4
    given:
      now: turn of north at arrange
      hand of north: red soldier, yellow captain, nurse, blue cannon, 2 green soldiers
      table of north:
        A: 7 red soldiers
        B: blue captain, 3 blue soldiers, 2 blue cannons
        C: yellow soldier, yellow captain, 4 yellow soldiers
    play:
      - north: add a card (red soldier, A)
      - check: not A.completed                   # without a captain, however many
      - north: add a card (nurse, C)
      - check: not C.completed                   # a nurse is none of the seven
      - check: not north.completed one
      - north: add a card (blue cannon, B)
      - check: B.completed and north.completed one

  a reduced patrol turns its captain back, and grows again:
    items: [ PAT-55, PAT-56, PAT-57 ]
    players: 4
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      hand of west: red soldier, 4 green soldiers
      arsenal of north: bullets
      west.opened: true
      west.completed one: true
      deck: green cannon, green captain, yellow cannon, yellow captain
      table of north:
        A: 3 blue soldiers
      table of west:
        B: red captain, 4 red soldiers, 2 red cannons
      B.completed: true
    play:
      - north: attack (bullets, west, red soldier)
      - north: done
      - check: not B.completed and west.completed one
      - north: discard a card (yellow soldier)
      - west: draw from the deck
      - west: add a card (red soldier, B)
      - check: B.completed

  reduced to the captain alone you may still close:
    items: [ PAT-56, PAT-58 ]
    players: 2
    given:
      now: turn of north at discard
      dealer: south
      hand of north: blue soldier
      north.completed one: true
      table of north:
        A: red captain
      table of south:
        B: 3 yellow soldiers
    play:
      - north: discard a card (blue soldier)
      - check: north.score is 15 and south.score is 3
      - check: dealer is north

  # after losses

  a single card may grow into a patrol again:
    items: [ PAT-58 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: red captain, red cannon, 2 blue soldiers
      table of north:
        A: red soldier
    play:
      - north: add a card (red cannon, A)
      - north: add a card (red captain, A)
      - check: number of cards in A is 3

  after losses a patrol takes soldiers first and cannons later:
    items: [ PAT-59 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, red cannon, blue soldier, nurse
      table of north:
        A: 2 red cannons                    # all its soldiers have fallen
    play:
      - north cannot: add a card (red cannon, A)
        because: one cannon for each soldier
      - north cannot: add a card (blue soldier, A)
        because: a patrol has one colour
      - north cannot: add a card (nurse, A)
        because: cannons left alone take a soldier or a captain first
      - north: add a card (red soldier, A)
      - north cannot: add a card (red cannon, A)
        because: one cannon for each soldier
      - north: add a card (red soldier, A)
      - north: add a card (red soldier, A)
      - north: add a card (red cannon, A)
      - check: number of cannons in A is 3

  cannons left alone take a captain:
    items: [ PAT-59 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: red captain, red cannon, nurse, blue soldier
      table of north:
        A: red cannon
    play:
      - legal:
          - done
          - add a card (red captain, A)
      - north: add a card (red captain, A)
      - legal:
          - done
          - add a card (nurse, A)

  too many cannons stay and count:
    items: [ PAT-60 ]
    players: 2
    given:
      now: turn of north at arrange
      dealer: south
      hand of north: 3 yellow soldiers, 3 green soldiers
      arsenal of north: hand bomb
      north.completed one: true
      hand of south: 3 red soldiers, red cannon, blue soldier
      south.completed one: true
      south.opened: true
      deck: blue cannon, nurse
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 4 red soldiers, 3 red cannons
    play:
      - north: attack (hand bomb, south, 2 red soldiers)
      - north: done
      - check: number of soldiers in B is 2 and number of cannons in B is 3
      - north: discard a card (yellow soldier)
      - north: done
      - south: draw from the deck
      - south cannot: add a card (red cannon, B)
        because: one cannon for each soldier
      - south: add a card (red soldier, B)
      - south cannot: add a card (red cannon, B)
        because: one cannon for each soldier
      - south: add a card (red soldier, B)
      - south: add a card (red cannon, B)
      - check: number of cannons in B is 4
`,"../../rulesets/patrols/examples/super-captain.examples.yaml":`sandtable: 1
examples for: super-captain

examples:
  completing a red patrol captures the red patrols of the others:
    items: [ PAT-97, PAT-98, PAT-99, PAT-103 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 2 red soldiers, red cannon, 3 yellow soldiers
      table of north:
        A: red captain, 4 red soldiers, red cannon
      table of south:
        B: 3 red soldiers, nurse
        C: 3 blue soldiers
    play:
      - north: add a card (red soldier, A)
      - check: not A.completed              # seven are not enough for two players
      - north: add a card (red soldier, A)
      - check: A.completed and north.completed one
      - check: B.owner is north and C.owner is south
      - check: number of cards in B is 4 and any nurse in B
      - check: number of patrols on table of north is 2        # they stay two patrols
      - north: add a card (red cannon, B)   # which may be continued at once

  with four players seven are enough:
    items: [ PAT-98, PAT-99 ]
    players: 4
    given:
      now: turn of north at arrange
      hand of north: red soldier, 3 yellow soldiers
      table of north:
        A: red captain, 5 red soldiers
      table of east:
        B: 3 red soldiers
      table of south:
        C: red captain, red soldier
        D: yellow soldier
    play:
      - north: add a card (red soldier, A)
      - check: A.completed and B.owner is north and C.owner is north and D.owner is south

  with three players it takes eight:
    items: [ PAT-98 ]
    players: 3
    given:
      now: turn of north at arrange
      hand of north: red soldier, 3 yellow soldiers
      table of north:
        A: red captain, 5 red soldiers
      table of east:
        B: 3 red soldiers
    play:
      - north: add a card (red soldier, A)
      - check: not A.completed and B.owner is east

  a patrol that is complete again captures again:
    items: [ PAT-57, PAT-100 ]
    players: 2
    given:
      now: turn of north at arrange
      north.completed one: true
      hand of north: red soldier, 3 yellow soldiers
      table of north:
        A: red captain, 6 red soldiers       # was complete, and lost a card
      table of south:
        B: 2 red cannons
    play:
      - north: add a card (red soldier, A)
      - check: A.completed and B.owner is north

  capturing a complete patrol captures nothing else:
    items: [ PAT-100, PAT-101 ]
    players: 3
    given:
      now: turn of north at arrange
      dealer: north
      south.completed one: true
      hand of north: red soldier, yellow soldier
      table of north:
        A: red captain, 5 red soldiers, red cannon
      table of south:
        B: red captain, 4 red soldiers, 3 red cannons
        C: 3 blue soldiers
      B.completed: true
    play:
      - north: add a card (red soldier, A)
      - check: B.owner is north and B.completed and C.owner is south
      - check: north.completed one and south.completed one     # who loses a complete patrol may still close
      - north: done
      - north: discard a card (yellow soldier)
      - check: north.score is 58            # 13 and 15 for the cards, 10 for each patrol, 10 for closing
      - check: south.score is 3

  who has lost every patrol keeps the arsenal and the discards:
    items: [ PAT-28, PAT-101, PAT-102 ]
    players: 2
    given:
      now: turn of north at arrange
      north.opened: true
      south.opened: true
      south.completed one: true
      hand of north: red soldier, 5 yellow soldiers
      hand of south: 5 green soldiers
      arsenal of north: bullets
      arsenal of south: bullets, medical bag
      table of north:
        A: red captain, 6 red soldiers
      table of south:
        B: 2 red soldiers, nurse
    play:
      - north: add a card (red soldier, A)
      - check: table of south is empty and number of cards in arsenal of south is 2
      - north: done
      - north: discard a card (yellow soldier)
      - north: done                         # need not fill up
      - south: take the top discard
      - south cannot: attack (bullets, north, red soldier)
        because: one of your patrols has what the card needs
      - south: done
      - south: discard a card (green soldier)
      - south: done
      - check: number of cards in arsenal of south is 2
`,"../../rulesets/patrols/examples/turn.examples.yaml":`sandtable: 1
examples for: patrols

examples:
  draw, arrange, discard, fill up:
    items: [ PAT-25, PAT-31, PAT-32, PAT-34, PAT-35, PAT-38 ]
    players: 2
    given:
      now: turn of north
      hand of north: 3 red soldiers, red cannon, blue soldier
      deck: yellow soldier, green soldier, blue cannon, blue captain, red captain, yellow captain
    play:
      - legal: [ draw from the deck ]
      - north: draw from the deck
      - check: number of cards in hand of north is 6
      - north: lay a patrol (3 red soldiers)
      - north: add a card (red cannon, patrol 1)
      - north: done
      - north cannot: done                     # discarding is a duty
      - north cannot: add a card (blue soldier, patrol 1)
      - legal: [ discard a card (blue soldier), discard a card (yellow soldier) ]
      - north: discard a card (blue soldier)
      - check: top of discards is soldier and (top of discards).colour is blue
      - asked: north
      - north: draw from the deck
      - north: draw from the deck
      - north: draw from the deck
      - asked: north                           # five of them, and only then the turn passes
      - north: draw from the deck
      - check: number of cards in hand of north is 5
      - asked: south

  nobody has to arrange anything:
    items: [ PAT-31 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, 3 blue soldiers
    play:
      - legal: [ done, lay a patrol (3 red soldiers), lay a patrol (3 blue soldiers) ]
      - north: done
      - north: discard a card (red soldier)
      - asked: south
      - check: table of north is empty

  laying and attacking in any order:
    items: [ PAT-31, PAT-42, PAT-63 ]
    players: 3
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, red captain, red cannon, nurse, blue soldier
      arsenal of north: 2 bullets, dynamite
      table of east:
        E: 3 blue soldiers
      table of south:
        S: 3 green soldiers, green cannon
    play:
      - north: lay a patrol (3 red soldiers)
      - north: attack (bullets, east, blue soldier)     # in the very turn in which the patrol is laid
      - north: add a card (red captain, patrol 3)
      - north: add a card (nurse, patrol 3)
      - north: attack (dynamite, south, green cannon)
      - north: attack (bullets, south, green soldier)
      - north: add a card (red cannon, patrol 3)
      - check: number of soldiers in E is 2 and number of soldiers in S is 2 and no cannon in S
      - check: number of cards in hand of north is 1 and arsenal of north is empty

  play goes anticlockwise from the dealer:
    items: [ PAT-16, PAT-24 ]
    players: 4
    given:
      now: turn of north at discard
      hand of north: 6 red soldiers
      hand of east: 5 yellow soldiers
      hand of south: 5 green soldiers
      hand of west: 5 blue soldiers
      deck: 3 mechanics
    play:
      - north: discard a card (red soldier)
      - asked: west
      - west: draw from the deck
      - west: done
      - west: discard a card (mechanic)
      - asked: south
      - south: draw from the deck
      - south: done
      - south: discard a card (mechanic)
      - asked: east

  an arsenal card is put aside unseen and replaced:
    items: [ PAT-19, PAT-21, PAT-22, PAT-23, PAT-25 ]
    players: 2
    given:
      now: turn of north
      hand of north: 5 yellow soldiers
      deck: bullets, medical bag, red soldier
      table of south:
        B: 3 blue soldiers
    play:
      - north: draw from the deck
      - asked: north
      - north: draw from the deck
      - asked: north
      - north: draw from the deck
      - check: number of cards in hand of north is 6
      - check: number of cards in arsenal of north is 2
      - check: north knows first bullets in arsenal of north and not south knows first bullets in arsenal of north
      - north: lay a patrol (3 yellow soldiers)
      - north: attack (bullets, south, blue soldier)

  hands and arsenals are seen by their owners:
    items: [ PAT-10, PAT-23 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 5 yellow soldiers, red captain
      hand of south: 5 green soldiers
      arsenal of south: tools
    play:
      - check: north knows first red captain in hand of north and not south knows first red captain in hand of north
      - check: south knows first tools in arsenal of south and not north knows first tools in arsenal of south
      - check: not north knows top of deck and not south knows top of deck

  a card taken from the discards is remembered:
    items: [ PAT-10, PAT-26 ]
    players: 3
    given:
      now: turn of north
      north.opened: true
      hand of north: 2 red soldiers, 3 yellow soldiers
      discards: red soldier
    play:
      - north: take the top discard
      - check: number of cards in hand of north where south knows it is 1
      - check: number of cards in hand of north where north knows it is 6
      - north: done
      - north: discard a card (red soldier)    # that one, for all the others know
      - check: number of cards in hand of north where south knows it is 0

  before the first patrol only the deck, then the discards as well:
    items: [ PAT-26, PAT-27 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers, 3 yellow soldiers
      hand of south: 5 green soldiers
      discards: blue captain, blue soldier, blue cannon
      deck: nurse, yellow cannon, yellow captain, green captain
    play:
      - north: lay a patrol (3 red soldiers)
      - north: done
      - north: discard a card (yellow soldier)
      - legal: [ draw from the deck, take the top discard ]
      - north: take the top discard            # one's own
      - north: take the top discard            # each time only the top one
      - north: draw from the deck
      - check: any captain in hand of north and any nurse in hand of north and number of cards in hand of north is 5
      - asked: south
      - legal: [ draw from the deck ]
      - south cannot: take the top discard
        because: you have laid a patrol in this battle
      - south: draw from the deck
      - south: done
      - south: discard a card (green soldier)
      - asked: north
      - legal: [ draw from the deck, take the top discard ]      # also for the first card of a turn
      - north: take the top discard
      - check: (top of discards).colour is blue

  the discards only when you fill your hand:
    items: [ PAT-27 ]
    players: 2
    with: { discards open: filling up only }
    given:
      now: turn of north
      north.opened: true
      hand of north: 5 yellow soldiers
      discards: blue captain
      deck: nurse, green captain
    play:
      - north cannot: take the top discard
        because: the discards are open to you now
      - north: draw from the deck
      - north: lay a patrol (3 yellow soldiers)
      - north: done
      - north: discard a card (nurse)
      - legal: [ draw from the deck, take the top discard ]

  the right to the discards outlives the patrols:
    items: [ PAT-28 ]
    players: 2
    given:
      now: turn of north
      north.opened: true                       # but all its patrols are gone
      hand of north: 5 yellow soldiers
      discards: blue captain
    play:
      - check: table of north is empty
      - north: take the top discard
      - check: any captain in hand of north

  losing the last patrol takes nothing back:
    items: [ PAT-28, PAT-102 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      hand of south: 5 green soldiers
      arsenal of north: bullets
      arsenal of south: tools
      south.opened: true
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red soldier
    play:
      - north: attack (bullets, south, red soldier)
      - north: done
      - check: table of south is empty and number of cards in arsenal of south is 1
      - north: discard a card (yellow soldier)
      - asked: south
      - south: take the top discard
      - check: number of cards in hand of south is 6

  a used card may turn up among the discards:
    items: [ PAT-29 ]
    players: 2
    given:
      now: turn of north
      north.opened: true
      hand of north: 5 yellow soldiers
      discards: bullets, red soldier
      table of north:
        A: 3 blue soldiers
    play:
      - north: take the top discard
      - asked: north                           # an arsenal card: aside with it, and another draw
      - check: south knows first bullets in arsenal of north
      - north: take the top discard
      - check: number of cards in hand of north is 6 and any red soldier in hand of north

  your own discard may not be taken back:
    items: [ PAT-30 ]
    players: 2
    with: { taking back own discard: false }
    given:
      now: turn of north at discard
      north.opened: true
      hand of north: yellow soldier, 4 red soldiers
      discards: blue captain
      deck: nurse
    play:
      - north: discard a card (yellow soldier)
      - north cannot: take the top discard
        because: it is not the card you have just discarded
      - legal: [ draw from the deck ]

  your own discard may be taken back:
    items: [ PAT-30 ]
    players: 2
    given:
      now: turn of north at discard
      north.opened: true
      hand of north: yellow soldier, 4 red soldiers
    play:
      - north: discard a card (yellow soldier)
      - north: take the top discard
      - check: any yellow soldier in hand of north and number of cards in hand of north is 5

  the last card in hand is not laid:
    items: [ PAT-33 ]
    players: 4
    given:
      now: turn of north at arrange
      hand of north: 3 red soldiers
      table of north:
        A: red captain, 4 red soldiers
    play:
      - north cannot: lay a patrol (3 red soldiers)
        because: you keep a card to discard
      - north: add a card (red soldier, A)
      - north: add a card (red soldier, A)
      - check: A.completed
      - north cannot: add a card (red soldier, A)
        because: you keep a card to discard
`,"../../rulesets/patrols/items.yaml":`# The checklist of rules of Patrols, every item in our own words, with the examples that show it, in \`examples\` or beside the
# modules, or the reason why no example can.

items:
  PAT-1:
    says: Two, three or four players.
    example: [ two or three players are enough ]
  PAT-2:
    says: Age, difficulty and author of the game.
    untested: about the box, not about play
  PAT-3:
    says: One deck of 100 cards, 64 in battalions, 26 of the arsenal, 4 mechanics and 6 nurses.
    example: [ a hundred cards ]
  PAT-4:
    says: Four battalions, one of each colour, 16 cards each.
    example: [ four battalions of sixteen ]
  PAT-5:
    says: A battalion has 2 captains, 10 soldiers and 4 cannons.
    example: [ four battalions of sixteen ]
  PAT-6:
    says: The arsenal has 4 hand bombs, 2 dynamites, 4 cannon shots, 6 bullets, 4 tools and 6 medical bags.
    example: [ a hundred cards ]
  PAT-7:
    says: Nurses and mechanics belong to no battalion and go with every colour.
    example:
      - a hundred cards
      - one captain, one mechanic, one nurse in a patrol
  PAT-8:
    says: Four colours; red and yellow are named, the names of the others are free.
    example: [ four battalions of sixteen ]
  PAT-9:
    says: Each card has points of its own, which can be replaced by those of a printed deck.
    example:
      - every card has its points, the arsenal none
      - put in the points of your own cards
  PAT-10:
    says: All cards have one back, so that hands, arsenals and the deck tell nothing.
    example: [ hands and arsenals are seen by their owners, a card taken from the discards is remembered ]
  PAT-11:
    says: There are patrol cards and arsenal cards; the latter show what they need and what they do.
    example: [ a weapon needs a patrol with what is printed on it, the four weapons ]
  PAT-12:
    says: Whoever gathers the most points wins.
    example: [ a hundred points win the match ]
  PAT-13:
    says: Battles are added up to 100 points, or one battle is the match.
    example:
      - a hundred points win the match
      - fewer are not enough, and a new battle begins
      - a single battle is the whole match
  PAT-14:
    says: The most points win if several have 100; if they are level, another battle is played, or the match is shared.
    example:
      - if several have a hundred, the best of them wins
      - level at the top, another battle decides
      - level at the top, the match is shared
  PAT-15:
    says: A new battle begins with all cards shuffled; only scores stay.
    example:
      - fewer are not enough, and a new battle begins
  PAT-16:
    says: Dealing passes on in the direction of play; the first dealer is drawn by lot.
    example:
      - fewer are not enough, and a new battle begins
      - play goes anticlockwise from the dealer
  PAT-17:
    says: The dealer gives five cards to each, clockwise.
    example: [ five cards each and the rest face down ]
  PAT-18:
    says: The rest lies face down in the middle, and there is no discard yet.
    example: [ five cards each and the rest face down ]
  PAT-19:
    says: Arsenal cards that are dealt are put face down before the player.
    example: [ five cards each and the rest face down, an arsenal card is put aside unseen and replaced ]
  PAT-20:
    says: They are replaced from the dealer on, anticlockwise, each player until the hand holds none of them.
    example: [ five cards each and the rest face down ]
  PAT-21:
    says: Arsenal cards wait until their owner wants to use them.
    example: [ an arsenal card is put aside unseen and replaced ]
  PAT-22:
    says: No hand ever holds an arsenal card.
    example: [ five cards each and the rest face down, an arsenal card is put aside unseen and replaced ]
  PAT-23:
    says: Arsenal cards are not counted among the five; how many there are is seen by all, which only by their owner.
    example:
      - five cards each and the rest face down
      - an arsenal card is put aside unseen and replaced
      - hands and arsenals are seen by their owners
  PAT-24:
    says: The dealer begins, and play goes anticlockwise.
    example: [ play goes anticlockwise from the dealer ]
  PAT-25:
    says: A turn begins with a card; an arsenal card is put aside and another one drawn.
    example:
      - draw, arrange, discard, fill up
      - an arsenal card is put aside unseen and replaced
  PAT-26:
    says: Cards come from the deck; who has laid a patrol may take the top discard instead, card by card.
    example:
      - a card taken from the discards is remembered
      - before the first patrol only the deck, then the discards as well
  PAT-27:
    says: The discards are open for every draw, or only for filling up.
    example:
      - before the first patrol only the deck, then the discards as well
      - the discards only when you fill your hand
  PAT-28:
    says: The right to the discards lasts through the battle, whatever becomes of the patrols.
    example:
      - who has lost every patrol keeps the arsenal and the discards
      - the right to the discards outlives the patrols
      - losing the last patrol takes nothing back
  PAT-29:
    says: A used card on top of the discards may be drawn, and is put aside.
    example: [ a used card may turn up among the discards ]
  PAT-30:
    says: The own discard may be taken back, or may not.
    example: [ your own discard may not be taken back, your own discard may be taken back ]
  PAT-31:
    says: Laying, adding and attacking are free, in any order, before the discard.
    example:
      - draw, arrange, discard, fill up
      - nobody has to arrange anything
      - laying and attacking in any order
  PAT-32:
    says: One card of the hand is discarded face up in every turn; after that nothing is laid.
    example:
      - draw, arrange, discard, fill up
  PAT-33:
    says: The last card in hand cannot be laid.
    example: [ the last card in hand is not laid ]
  PAT-34:
    says: Before a complete patrol the hand is filled to five.
    example:
      - who has completed nothing fills up and cannot close
      - draw, arrange, discard, fill up
  PAT-35:
    says: Then the turn passes.
    example:
      - draw, arrange, discard, fill up
  PAT-36:
    says: After a complete patrol one may fill the hand, wholly or not at all, or may never again.
    example: [ after a complete patrol you fill up or not, after a complete patrol never again ]
  PAT-37:
    says: This holds from the turn on in which the patrol is completed.
    example: [ a patrol is laid in one turn with all that fits it ]
  PAT-38:
    says: Before a complete patrol one has to draw, arrange and attack, discard, and fill up, in this order.
    example:
      - draw, arrange, discard, fill up
  PAT-39:
    says: After a complete patrol one has to draw, arrange and attack, and discard; the last card discarded ends the battle.
    example: [ after a complete patrol you fill up or not, the last card discarded closes the battle ]
  PAT-40:
    says: Arsenal and Complete patrol are called out; nobody is punished for silence.
    untested: what is called out is in the log, where a test reads it; an example sees only what lies on the table
  PAT-41:
    says: A new patrol is three soldiers, or a captain and two soldiers.
    example:
      - three soldiers, or a captain and two
  PAT-42:
    says: More cards may be laid with it in the same turn.
    example: [ a patrol is laid in one turn with all that fits it, laying and attacking in any order ]
  PAT-43:
    says: One captain in a patrol.
    example:
      - one captain, one mechanic, one nurse in a patrol
  PAT-44:
    says: A patrol may be without a captain.
    example:
      - three soldiers, or a captain and two
  PAT-45:
    says: No more cannons than soldiers, looked at when a cannon is added.
    example: [ as many cannons as soldiers ]
  PAT-46:
    says: As many soldiers as one likes.
    example: [ as many soldiers as you like ]
  PAT-47:
    says: One mechanic in a patrol.
    example:
      - one captain, one mechanic, one nurse in a patrol
  PAT-48:
    says: One nurse in a patrol, also beside a mechanic.
    example:
      - one captain, one mechanic, one nurse in a patrol
  PAT-49:
    says: A patrol is of one colour.
    example:
      - three soldiers, or a captain and two
      - as many soldiers as you like
  PAT-50:
    says: A player may have several patrols, also of one colour.
    example:
      - several patrols, also of one colour
  PAT-51:
    says: In the own turn cards are added to own patrols, never to those of others.
    example:
      - several patrols, also of one colour
  PAT-52:
    says: A card laid in a patrol is not moved again.
    example: [ a card in a patrol stays there ]
  PAT-53:
    says: The cards of a patrol lie in one row, the captain on top.
    untested: how cards are laid out decides nothing; it is a hint in the layout for whoever draws the table
  PAT-54:
    says: A complete patrol is a captain and six soldiers or cannons; nurses and mechanics do not count.
    example: [ a patrol is laid in one turn with all that fits it, a captain and six others ]
  PAT-55:
    says: The captain of a complete patrol lies sideways.
    example:
      - a captain and six others
      - a reduced patrol turns its captain back, and grows again
  PAT-56:
    says: Who has completed a patrol may close even if the patrol is reduced to its captain.
    example:
      - a complete patrol that lost soldiers still lets you close but earns no bonus
      - a reduced patrol turns its captain back, and grows again
      - reduced to the captain alone you may still close
  PAT-57:
    says: A patrol that grows to seven again is complete again.
    example:
      - a reduced patrol turns its captain back, and grows again
      - a patrol that is complete again captures again
  PAT-58:
    says: A patrol that was attacked stays, even with one card, and can be continued.
    example: [ reduced to the captain alone you may still close, a single card may grow into a patrol again ]
  PAT-59:
    says: Cannons left alone are continued with soldiers or a captain only.
    example:
      - after losses a patrol takes soldiers first and cannons later
      - cannons left alone take a captain
  PAT-60:
    says: Too many cannons stay and count; another one needs more soldiers.
    example: [ too many cannons stay and count ]
  PAT-61:
    says: Nurse and mechanic lie only beside a captain or a soldier.
    example: [ nurse and mechanic do not go alone ]
  PAT-62:
    says: Arsenal cards are used by those alone who have laid a patrol.
    example: [ a weapon needs a patrol with what is printed on it ]
  PAT-63:
    says: One may attack several patrols and players in one turn, from the first patrol on.
    example: [ the attacker names the victims, laying and attacking in any order ]
  PAT-64:
    says: Hand bomb, dynamite and bullets need a soldier on the own table.
    example: [ a weapon needs a patrol with what is printed on it ]
  PAT-65:
    says: A cannon shot needs a soldier and a cannon in one patrol.
    example: [ a cannon shot needs soldier and cannon in one patrol ]
  PAT-66:
    says: Without a soldier on the table nobody attacks, but may defend.
    example: [ without a soldier on the table nobody attacks, without a soldier one may still defend ]
  PAT-67:
    says: What the weapons destroy, two soldiers, a cannon, one of each, a soldier.
    example: [ the four weapons ]
  PAT-68:
    says: The hand bomb kills two soldiers and the dynamite destroys a cannon, or the other way round.
    example: [ the four weapons, the dynamite for soldiers and the hand bomb for a cannon ]
  PAT-69:
    says: The attacker names the victims, in any patrols of one opponent.
    example: [ the attacker names the victims ]
  PAT-70:
    says: A weapon may be used if it hits anything; what is missing is left out.
    example:
      - less than a weapon could do, but never nothing
  PAT-71:
    says: A medical bag saves one soldier under attack, if a nurse lies in any own patrol.
    example: [ one medical bag saves one of two soldiers, a bag and tools side by side ]
  PAT-72:
    says: Tools save one cannon, if a mechanic lies in any own patrol.
    example: [ without a soldier one may still defend, a bag and tools side by side ]
  PAT-73:
    says: As many remedies as there are victims; the defender chooses what they save.
    example:
      - one medical bag saves one of two soldiers
      - two bags save both
      - a bag and tools side by side
      - the defender chooses what is saved
  PAT-74:
    says: An answer only prevents losses.
    example: [ one medical bag saves one of two soldiers ]
  PAT-75:
    says: Each weapon is settled before the next is used.
    example: [ the four weapons ]
  PAT-76:
    says: Used arsenal cards go under the discards, the weapon first.
    example: [ used cards go under the discards, on an empty pile a used card lies on top ]
  PAT-77:
    says: What falls goes under the discards, too.
    example: [ used cards go under the discards ]
  PAT-78:
    says: Captains, mechanics and nurses cannot be hit.
    example:
      - less than a weapon could do, but never nothing
      - a captain keeps what is left of his patrol
  PAT-79:
    says: A patrol without captain, soldier and cannon is destroyed, and its nurse and mechanic go under the discards.
    example:
      - a destroyed patrol takes its nurse and mechanic under the discards
      - a captain keeps what is left of his patrol
  PAT-80:
    says: The answer comes before the losses, so a nurse under fire may help once more.
    example:
      - the nurse of the last soldier may still save him, but not the next
  PAT-81:
    says: One may decline; who is asked follows from what everybody sees.
    example:
      - one may decline
      - who could have a bag is asked, and no one else
  PAT-82:
    says: A deck used up is made again of all discards but the top one, also in the middle of filling a hand.
    example: [ the discards are reshuffled twice and never again, a reshuffle in the middle of filling up ]
  PAT-83:
    says: At most twice in a battle.
    example: [ the discards are reshuffled twice and never again ]
  PAT-84:
    says: When a card is needed, not when the last one is taken.
    example:
      - the discards are reshuffled twice and never again
      - a reshuffle in the middle of filling up
      - while the deck can be made again the battle goes on
  PAT-85:
    says: With one discard or none nothing is shuffled, and no time is used up.
    example: [ one discard is too few to reshuffle ]
  PAT-86:
    says: Who cannot draw goes without, and arranges and discards.
    example:
      - the discards are reshuffled twice and never again
      - who may not use the discards goes without, arranges and discards
  PAT-87:
    says: The battle ends when there is nothing to draw, covered or uncovered, or nobody who may.
    example:
      - nothing left to draw ends the battle
      - the deck is gone and nobody may use the discards
      - while the deck can be made again the battle goes on
  PAT-88:
    says: Without a deck a round in which nobody lays or uses a card ends the battle; this rule can be left out.
    example:
      - an idle round without a deck ends the battle
      - a card laid begins the count anew
      - an arsenal card used begins the count anew
  PAT-89:
    says: Who has completed a patrol closes by discarding the last card.
    example: [ the last card discarded closes the battle ]
  PAT-90:
    says: Who has not cannot close, even with an empty hand.
    example: [ an empty hand is not always closing, who has completed nothing fills up and cannot close ]
  PAT-91:
    says: The cards of the own patrols are counted, none in hand or arsenal.
    example: [ the last card discarded closes the battle ]
  PAT-92:
    says: Ten points for each patrol that is complete at the end.
    example:
      - nothing left to draw ends the battle
      - the last card discarded closes the battle
      - a complete patrol that lost soldiers still lets you close but earns no bonus
  PAT-93:
    says: Ten points for closing.
    example: [ the last card discarded closes the battle ]
  PAT-94:
    says: When the cards run out there is no bonus for closing; the one for complete patrols can be left out.
    example: [ nothing left to draw ends the battle, no bonus when nobody has closed ]
  PAT-95:
    says: Level scores in a battle need no decision.
    example: [ level scores in between are no matter ]
  PAT-96:
    says: The match ends as soon as it is decided.
    example: [ a hundred points win the match ]
  PAT-97:
    says: Super Captain adds two rules.
    example: [ completing a red patrol captures the red patrols of the others ]
  PAT-98:
    says: With two or three players a complete patrol has eight cards, with four seven.
    example:
      - completing a red patrol captures the red patrols of the others
      - with four players seven are enough
      - with three players it takes eight
  PAT-99:
    says: Whoever completes a patrol gets all patrols of that colour, as they are, and may continue them.
    example:
      - completing a red patrol captures the red patrols of the others
      - with four players seven are enough
  PAT-100:
    says: This happens whenever a patrol becomes complete, but not when a complete one is captured.
    example:
      - a patrol that is complete again captures again
      - capturing a complete patrol captures nothing else
  PAT-101:
    says: A captured complete patrol pays its new owner; the old one may still close.
    example:
      - capturing a complete patrol captures nothing else
      - who has lost every patrol keeps the arsenal and the discards
  PAT-102:
    says: Who is left without patrols keeps arsenal and discards, but neither attacks nor defends.
    example:
      - who has lost every patrol keeps the arsenal and the discards
      - losing the last patrol takes nothing back
  PAT-103:
    says: A captured patrol stays a patrol of its own.
    example: [ completing a red patrol captures the red patrols of the others ]
`,"../../rulesets/patrols/modules/cease-fire.yaml":`sandtable: 1
id: cease-fire
for: patrols
title: Cease-fire                           # no attacks in your first turns of a battle

options:
  quiet turns: 1..5 = 2

track:
  each battle:
    each player: { turns taken: 0 }

before:
  turn: add 1 to you.turns taken

actions:
  attack:
    only if:
      the cease-fire is over: you.turns taken > quiet turns

says:
  the cease-fire is over: Nobody attacks in the first {quiet turns} turns of a battle.

rulings:
  how long it lasts:
    asked: How many turns are quiet?
    chosen: The first two of each player in each battle.
    other: Any number from 1 to 5.
    option: quiet turns
  whose turns:
    asked: Does it end for all at once?
    chosen: Everybody counts the own turns, so the dealer is the first who may attack.

in other examples:                          # so that attacks in examples from elsewhere still go through
  each player: { turns taken: 9 }

examples:
  the second turn is still quiet and the third is not:
    players: 2
    with: { quiet turns: 2 }
    given:
      now: turn of north
      north.turns taken: 1
      south.turns taken: 1
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      arsenal of north: bullets
      deck: green captain, green cannon, yellow cannon
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers
    play:
      - north: draw from the deck
      - north cannot: attack (bullets, south, red soldier)
        because: the cease-fire is over
      - north: done
      - north: discard a card (yellow soldier)
      - south: draw from the deck
      - south: done
      - south: discard a card (green cannon)
      - north: draw from the deck
      - north: attack (bullets, south, red soldier)

  one quiet turn is enough for the impatient:
    players: 2
    with: { quiet turns: 1 }
    given:
      now: turn of north
      north.turns taken: 1
      hand of north: 5 yellow soldiers
      arsenal of north: bullets
      deck: green captain
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers
    play:
      - north: draw from the deck
      - north: attack (bullets, south, red soldier)
`,"../../rulesets/patrols/modules/heroic-nurse.yaml":`sandtable: 1
id: heroic-nurse
for: patrols
title: The heroic nurse                     # under attack, a nurse may fall instead of a soldier of her own patrol

actions:
  the nurse steps in:
    in reply to: attack
    choose:
      wounded: a soldier in targets
      rescuer: a nurse in wounded.patrol
    then:
      - move rescuer under discards
      - take wounded out of targets

rulings:
  whom she steps in for:
    asked: Is it any soldier of her player?
    chosen: Only a soldier of the patrol in which she lies, and one of those under attack.
  what she needs:
    asked: Must a medical bag be given up?
    chosen: None. She falls herself, and goes under the discards like all who fall.

examples:
  a nurse falls for a soldier:
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: bullets
      table of north:
        A: 3 blue soldiers
      table of south:
        B: red soldier, nurse
    play:
      - north: attack (bullets, south, red soldier)
      - asked: south                          # without any arsenal card, for the nurse lies open
      - south: the nurse steps in (red soldier, nurse)
      - check: number of soldiers in B is 1 and no nurse in B
      - check: number of cards in discards is 2 and any nurse in discards

  only for a soldier of her own patrol:
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: 2 bullets
      arsenal of south: medical bag
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 2 red soldiers, 2 red cannons
        C: green soldier, nurse
    play:
      - north: attack (bullets, south, red soldier)
      - south cannot: the nurse steps in (red soldier, nurse)
      - south: done
      - north: attack (bullets, south, green soldier)
      - south: the nurse steps in (green soldier, nurse)
      - asked: north                          # her bags are of no use any more
      - check: number of soldiers in B is 1 and number of soldiers in C is 1
`,"../../rulesets/patrols/modules/prisoners.yaml":`sandtable: 1
id: prisoners
for: patrols
title: Prisoners                            # what falls is kept by the attacker and counts for him when the battle ends

options:
  prisoner points: 1..5 = 1

places:
  prisoners: { each: player, holds: elements, seen by: everyone }

after:
  attack: move targets to your prisoners    # they went under the discards, and are taken from there at once

tallies:
  battle points(player):
    prisoners taken: prisoner points * (number of cards in prisoners of player)

rulings:
  what a prisoner is worth:
    asked: Does a prisoner count what is printed on the card?
    chosen: One point each, soldier or cannon.
    other: Up to five points each.
    option: prisoner points
  coming back:
    asked: Do prisoners return to the deck?
    chosen: Not before the next battle; the reshuffled deck is so much thinner.

examples:
  the fallen are kept and counted:
    players: 2
    given:
      now: turn of north at arrange
      dealer: north
      north.completed one: true
      hand of north: yellow soldier
      arsenal of north: 2 bullets, cannon shot
      table of north:
        A: 3 blue soldiers, blue cannon
      table of south:
        B: 3 red soldiers, red cannon
    play:
      - north: attack (bullets, south, red soldier)
      - north: attack (cannon shot, south, red soldier and red cannon)
      - north: done
      - check: number of cards in prisoners of north is 3 and number of cards in discards is 2
      - north: discard a card (yellow soldier)
      - check: north.score is 18 and south.score is 1        # 5 for the cards, 3 for the prisoners, 10 for closing
      - check: prisoners of north is empty

  who was saved is no prisoner:
    players: 2
    with: { prisoner points: 5 }
    given:
      now: turn of north at arrange
      dealer: north
      north.completed one: true
      hand of north: yellow soldier
      arsenal of north: cannon shot
      arsenal of south: medical bag
      table of north:
        A: 3 blue soldiers, blue cannon
      table of south:
        B: 3 red soldiers, red cannon, nurse
    play:
      - north: attack (cannon shot, south, red soldier and red cannon)
      - south: defend (medical bag, red soldier)
      - check: number of cards in prisoners of north is 1 and number of soldiers in B is 3
      - north: done
      - north: discard a card (yellow soldier)
      - check: north.score is 20                             # 5 for the cards, 5 for the cannon, 10 for closing

changes:                                    # where the fallen lie
  - used cards go under the discards
`,"../../rulesets/patrols/modules/reconnaissance.yaml":`sandtable: 1
id: reconnaissance
for: patrols
title: Reconnaissance                       # an arsenal card that you give up shows you the hand of another player

actions:
  reconnoitre:
    during: arrange
    title: Look at a hand
    choose:
      spent: an arsenal card in your arsenal
      watched: others
    only if:
      a soldier of yours goes and looks: any soldier on your table
    then:
      - spend(spent)
      - show hand of watched to you

says:
  a soldier of yours goes and looks: You have no soldier on the table who could go and look.

rulings:
  what it costs:
    asked: Which card is given up?
    chosen: Any card of the own arsenal, a remedy as well as a weapon. It goes under the discards like all that are used.
  who may look:
    asked: Can it be done before the first patrol is laid?
    chosen: No. Somebody must go and look, so a soldier has to lie on the table.
  what the others learn:
    asked: Do they see the hand, too?
    chosen: No, only that it was looked at, and which card was given up.

examples:
  a remedy given up shows a hand:
    players: 3
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      hand of east: red captain, 4 green soldiers
      arsenal of north: medical bag
      table of north:
        A: 3 blue soldiers
    play:
      - check: not north knows first captain in hand of east
      - north: reconnoitre (medical bag, east)
      - check: north knows first captain in hand of east and not south knows first captain in hand of east
      - check: top of discards is medical bag
      - asked: north

  without a soldier on the table nobody goes and looks:
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: medical bag
      table of north:
        A: blue captain
    play:
      - north cannot: reconnoitre (medical bag, south)
        because: a soldier of yours goes and looks
`,"../../rulesets/patrols/modules/stalemate.yaml":`sandtable: 1
id: stalemate
for: patrols
title: Stalemate                            # the deck is gone for good and a whole round brought nothing: the battle ends

track:
  each battle: { idle turns: 0 }

before:
  turn:
    - if deck used up: add 1 to idle turns
      else: set idle turns to 0

after:
  lay a patrol: set idle turns to 0
  add a card: set idle turns to 0
  spend: set idle turns to 0
  draw from the deck: set idle turns to 0
  turn:
    - if idle turns >= number of players: end battle

rulings:
  what an idle round is:
    asked: The rulebook ends a battle when no card is left, but somebody always discards one.
    chosen: When all players in turn have laid no card and used none of their arsenal, with the deck used up, the battle ends as if the cards had run out.

examples:
  an idle round without a deck ends the battle:
    items: [ PAT-88 ]
    players: 2
    given:
      now: turn of north
      dealer: north
      reshuffles: 2
      deck: nothing
      discards: red soldier
      north.opened: true
      south.opened: true
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 4 red soldiers
      the rest: aside
    play:
      - north: take the top discard
      - north: done
      - north: discard a card (red soldier)
      - south: take the top discard
      - south: done
      - south: discard a card (red soldier)
      - check: dealer is south and closer is none

  a card laid begins the count anew:
    items: [ PAT-88 ]
    players: 2
    given:
      now: turn of north
      dealer: north
      reshuffles: 2
      deck: nothing
      discards: red soldier, 3 nurses
      north.opened: true
      south.opened: true
      hand of north: 4 yellow soldiers, blue soldier
      hand of south: 5 green soldiers
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 4 red soldiers
      the rest: aside
    play:
      - north: take the top discard
      - north: done
      - north: discard a card (red soldier)
      - south: take the top discard
      - south: add a card (red soldier, B)
      - south: done
      - south: discard a card (green soldier)
      - north: take the top discard           # neither a round nor half of one
      - north: done
      - north: discard a card (nurse)
      - check: dealer is north
      - south: take the top discard
      - south: done
      - south: discard a card (nurse)
      - check: dealer is south

  an arsenal card used begins the count anew:
    items: [ PAT-88 ]
    players: 2
    given:
      now: turn of north
      dealer: north
      reshuffles: 2
      deck: nothing
      discards: red soldier
      idle turns: 1
      north.opened: true
      south.opened: true
      hand of north: 5 yellow soldiers
      hand of south: 5 green soldiers
      arsenal of north: bullets
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 4 red soldiers
      the rest: aside
    play:
      - north: take the top discard
      - north: attack (bullets, south, red soldier)
      - north: done
      - north: discard a card (yellow soldier)
      - asked: south
      - check: idle turns is 1 and dealer is north
`,"../../rulesets/patrols/modules/swapped-charges.yaml":`sandtable: 1
id: swapped-charges
for: patrols
title: Swapped charges                      # the dynamite kills two soldiers, and the hand bomb destroys a cannon

pieces.card.kinds.hand bomb: { destroys: 1 cannon }
pieces.card.kinds.dynamite: { destroys: 2 soldiers }

examples:
  the dynamite for soldiers and the hand bomb for a cannon:
    items: [ PAT-68 ]
    players: 2
    given:
      now: turn of north at arrange
      hand of north: 6 yellow soldiers
      arsenal of north: hand bomb, dynamite
      table of north:
        A: 3 blue soldiers
      table of south:
        B: 3 red soldiers, red cannon
    play:
      - north: attack (dynamite, south, 2 red soldiers)
      - north: attack (hand bomb, south, red cannon)
      - north: done
      - check: number of cards in B is 1

changes:                                    # examples that use one of the two
  - a weapon needs a patrol with what is printed on it
  - the four weapons
  - without a soldier one may still defend
  - the attacker names the victims
  - less than a weapon could do, but never nothing
  - one medical bag saves one of two soldiers
  - two bags save both
  - the defender chooses what is saved
  - used cards go under the discards
  - too many cannons stay and count
  - laying and attacking in any order
`,"../../rulesets/patrols/patrols.yaml":`sandtable: 1
id: patrols
title: Patrols
by: Sergio Fersini
implements:
  game: Pattuglie
  owner: Sergio Fersini
  note: An independent implementation for study and house rules, not affiliated with the author. No text or art is his.
uses: [ stalemate ]

players:
  seats:                                    # clockwise round the table
    2: [ north, south ]
    3: [ north, east, south ]
    4: [ north, east, south, west ]
  play goes: anticlockwise

numbers:
  hand size: 5
  complete size: 7                          # a captain and six others
  complete bonus: 10
  closing bonus: 10
  reshuffles allowed: 2
  winning score: 100

options:
  a single battle: true or false = false
  equal leaders: tie rule = another battle
  filling up after completing: filling rule = optional
  discards open: discard rule = always
  taking back own discard: true or false = true
  bonus without closing: true or false = true
  captain points: 0..20 = 5                 # the printed points are not known: put in those of your cards
  soldier points: 0..20 = 1
  cannon points: 0..20 = 2
  mechanic points: 0..20 = 1
  nurse points: 0..20 = 1

values:
  colour: [ red, yellow, green, blue ]
  tie rule: [ another battle, shared ]
  filling rule: [ optional, never ]
  discard rule: [ always, filling up only ]

pieces:
  card:
    printed:                                # arsenal cards: left squares = needs, right squares = destroys or saves
      colour: colour or none
      points: number = 0
      needs: bundle = nothing
      destroys: bundle = nothing
      saves: bundle = nothing
    kinds:
      captain:     { copies: 2 of each colour,  points: captain points }
      soldier:     { copies: 10 of each colour, points: soldier points }
      cannon:      { copies: 4 of each colour,  points: cannon points }
      mechanic:    { copies: 4, points: mechanic points }
      nurse:       { copies: 6, points: nurse points }
      hand bomb:   { copies: 4, needs: 1 soldier, destroys: 2 soldiers }
      dynamite:    { copies: 2, needs: 1 soldier, destroys: 1 cannon }
      cannon shot: { copies: 4, needs: 1 soldier and 1 cannon, destroys: 1 soldier and 1 cannon }
      bullets:     { copies: 6, needs: 1 soldier, destroys: 1 soldier, plural: bullets }
      medical bag: { copies: 6, needs: 1 nurse, saves: 1 soldier }
      tools:       { copies: 4, needs: 1 mechanic, saves: 1 cannon, plural: tools }
    families:
      element:      [ captain, soldier, cannon ]
      patrol card:  [ element, mechanic, nurse ]
      weapon:       [ hand bomb, dynamite, cannon shot, bullets ]
      remedy:       [ medical bag, tools ]
      arsenal card: [ weapon, remedy ]
  patrol:
    group of: patrol cards
    track: { completed: false }             # its captain lies sideways

places:
  deck:     { holds: cards, pile: yes, seen by: nobody }
  discards: { holds: cards, pile: yes, seen by: everyone }
  hand:     { each: player, holds: patrol cards, seen by: owner }
  arsenal:  { each: player, holds: arsenal cards, seen by: owner }
  table:    { each: player, holds: patrols, seen by: everyone }

box:
  deck: all cards

track:
  dealer: player
  each player: { score: 0 }
  each battle:                              # set back whenever a battle begins
    drawn: card
    closer: player or none
    reshuffles: 0
    each player:
      opened: false                         # has laid a patrol
      completed one: false                  # may close, and need not fill the hand
  each turn:
    just discarded: card or none

patterns:
  patrol opening:
    - 3 soldiers of one colour
    - 1 captain and 2 soldiers of one colour

rules:
  fits(card, patrol):
    a patrol has one colour: card.colour is none or card.colour is patrol.colour
    cannons left alone take a soldier or a captain first: if no soldier in patrol and no captain in patrol then card is soldier or card is captain
    one captain in a patrol: if card is captain then no captain in patrol
    one cannon for each soldier: if card is cannon then number of cannons in patrol < number of soldiers in patrol
    one mechanic in a patrol: if card is mechanic then no mechanic in patrol
    one nurse in a patrol: if card is nurse then no nurse in patrol

terms:
  colour(patrol): (first element in patrol).colour
  full strength(patrol): any captain in patrol and number of elements in patrol >= complete size
  reshuffle possible: reshuffles < reshuffles allowed and number of cards in discards > 1
  deck used up: deck is empty and not reshuffle possible
  best score: highest of score over players
  leaders: number of players where score is best score
  match decided: a single battle or best score >= winning score and (leaders is 1 or equal leaders is shared)
  bonus paid: bonus without closing or closer is not none

tallies:
  battle points(player):
    cards laid: sum of points over cards on table of player
    complete patrols: if bonus paid then complete bonus * (number of patrols on table of player where full strength) else 0
    closing the battle: if player is closer then closing bonus else 0

play:
  - set dealer to random player
  - repeat until match decided, at most 100:
      - battle
      - for each player: add openly battle points(player) to player.score
      - set dealer to next(dealer)
  - rank players by score

stages:
  battle:
    - move all cards to deck
    - shuffle deck
    - opening hands
    - turns from dealer, at most 2000: turn
  opening hands:
    - for each player clockwise from dealer: new hand for player
    - for each player anticlockwise from dealer: fill the hand for player
  turn:
    - draw a card
    - you may arrange repeatedly
    - you must discard or else end turn
    - if you.completed one and your hand is empty:
        - set closer to you
        - end battle
    - if you.completed one: you may refill
      else: fill the hand
  new hand:
    - repeat hand size times:
        - set drawn to top of deck
        - put the card away
  draw a card:
    - repeat until openly drawn is patrol card, at most 27:  # 26 arsenal cards, then another
        - you must draw or else go short
        - put the card away
  put the card away:
    - if openly drawn is arsenal card:
        - say Arsenal
        - move drawn to your arsenal
      else: move drawn to your hand
  go short:
    - if discards is empty: end battle                   # no card is left, covered or uncovered
    - end draw a card
  fill the hand:
    - while number of cards in your hand < hand size, at most hand size: draw a card
  reshuffle:
    - move all but top of discards to deck
    - shuffle deck
    - add 1 to reshuffles
  spend(arsenal card called used): move used under discards

actions:
  draw from the deck:
    during: draw
    only if:
      there is a card to draw: not deck used up
    then:
      - if deck is empty: reshuffle
      - set drawn to top of deck
  take the top discard:
    during: draw
    only if:
      you have laid a patrol in this battle: you.opened
      there is a discard: discards is not empty
      the discards are open to you now: discards open is always or just discarded is not none
      it is not the card you have just discarded: taking back own discard or top of discards is not just discarded
    then:
      - set drawn to top of discards
  lay a patrol:
    during: arrange
    choose:
      trio: patrol opening from your hand
    only if:
      you keep a card to discard: number of cards in your hand > 3
    then:
      - lay trio as a new patrol on your table
      - set you.opened to true
  add a card:
    during: arrange
    choose:
      card: a patrol card in your hand
      patrol: a patrol on your table
    only if:
      it fits: fits(card, patrol)
      you keep a card to discard: number of cards in your hand > 1
    then: move card to patrol
  attack:
    during: arrange
    choose:
      weapon: a weapon in your arsenal
      victim: others
      targets: weapon.destroys from table of victim or as many as there are
    only if:
      one of your patrols has what the card needs: any patrol on your table has weapon.needs
    then:
      - spend(weapon)
      - victim may reply repeatedly
      - move targets under discards
  defend:
    in reply to: attack
    choose:
      remedy: a remedy in your arsenal
      saved: remedy.saves from targets
    only if:
      one of your patrols has what the card needs: any patrol on your table has remedy.needs
    then:
      - spend(remedy)
      - take saved out of targets
  discard a card:
    during: discard
    choose:
      card: a patrol card in your hand
    then:
      - move card onto discards
      - set just discarded to card
  fill your hand:
    during: refill
    only if:
      your hand is short: number of cards in your hand < hand size
      you may fill it after a complete patrol: filling up after completing is optional
    then: fill the hand

whenever:
  a patrol is completed:
    for each: patrol where full strength and not completed
    you: patrol.owner
    then:
      - set patrol.completed to true            # the captain is turned sideways
      - set you.completed one to true
      - say Complete patrol
  a complete patrol is reduced:
    for each: patrol where completed and not full strength
    then: set patrol.completed to false         # the captain is turned back
  a patrol is destroyed:
    for each: patrol where no element in it
    then: move all cards in patrol under discards       # its mechanic and its nurse
  the deck is gone and nobody may use the discards:
    when: deck is empty and reshuffles is reshuffles allowed and no players where opened
    then: end battle

says:
  there is a card to draw: The deck is gone, and the discards are not shuffled again.
  you have laid a patrol in this battle: The discards are open to you as soon as you have laid a patrol.
  there is a discard: There is no discard to take.
  the discards are open to you now: You may take discards only when you fill your hand.
  it is not the card you have just discarded: What you have just discarded stays where it is.
  you keep a card to discard: One card must be left in your hand, to be discarded.
  one of your patrols has what the card needs: None of your patrols holds what this card needs.
  your hand is short: Your hand is full.
  you may fill it after a complete patrol: Who has completed a patrol does not fill the hand again.

layout:
  patrol: { cards: in a column, first: captain, sideways: captain when completed }

rulings:
  # the cards
  points of the cards:
    asked: They are printed on the cards, and on none of the pages.
    chosen: Captain 5, cannon 2, all others 1. The option of each kind takes what is printed on yours.
    other: Any from 0 to 20.
    option: captain points
  hand bomb and dynamite:
    asked: Their effects stand under pictures that are lost. Which destroys what?
    chosen: By the order of the list, the hand bomb two soldiers and the dynamite a cannon.
    other: The other way round.
    module: swapped-charges
  the four colours:
    asked: Only red and yellow are named.
    chosen: Green and blue besides. No rule depends on them.
  nurses and mechanics:
    asked: Have they a colour, and do they count for the three or the seven cards of a patrol?
    chosen: Neither. They go with every patrol that holds a captain or a soldier, and count points.
  # the match and the deal
  what wins the match:
    asked: Is the battle one deal or the race to 100 points?
    chosen: Battles are added up, and after each one it is looked whether somebody has 100.
    other: One battle is the whole match.
    option: a single battle
  level at the top:
    asked: Several players have 100, and two of them equally many.
    chosen: The most points win; as long as two share them, another battle is played.
    other: They share the victory.
    option: equal leaders
  what is left of a battle:
    asked: What is carried into the next one?
    chosen: Nothing but the scores, also if they are equal. All cards are shuffled again.
  who deals:
    asked: Nothing is said of the first dealer, nor of the next.
    chosen: The first by lot, then the next in the direction of play.
  replacing arsenal cards at the deal:
    asked: In rounds, or one player after the other?
    chosen: One after the other, from the dealer on, until the own hand is full. No card lies open meanwhile.
  # drawing and discarding
  when the discards are open:
    asked: Only when you fill your hand, or also for the first card of a turn?
    chosen: Both, from your first patrol to the end of the battle, even if all your patrols are lost.
    other: Only when you fill your hand.
    option: discards open
  your own discard:
    asked: May you take back, in filling your hand, what you have just discarded?
    chosen: Yes, nothing forbids it.
    other: No.
    option: taking back own discard
  an arsenal card among the discards:
    asked: Used cards go underneath and may come to the top. May they be drawn?
    chosen: Yes, and like every other they are put aside and another card is drawn.
  the last card in hand:
    asked: May all cards be laid, so that none is left to discard?
    chosen: No, since every turn ends with a discard.
  filling up after a complete patrol:
    asked: Need you not fill your hand, or may you not?
    chosen: By choice, to five cards or not at all, from the turn on in which the patrol is completed.
    other: Never again in this battle.
    option: filling up after completing
  # patrols
  more than three cards at once:
    asked: A new patrol has three cards. Must more of them wait for another turn?
    chosen: No; all that fits may follow in the same turn, attacks in between or not. What is laid stays.
  a captain turned upright:
    asked: What becomes of a complete patrol that loses a card?
    chosen: Its captain is turned back, and it is complete again as soon as it has grown again.
  cannons after losses:
    asked: More cannons than soldiers are left, or cannons alone.
    chosen: They stay and count. Another cannon needs more soldiers first; cannons alone take no nurse or mechanic either.
  # the arsenal
  who names the victims:
    asked: Who chooses what falls, and from where?
    chosen: The attacker, in any patrols of one adversary. Captains, nurses and mechanics cannot be chosen.
  too few victims:
    asked: May a card be used where there is less than it destroys?
    chosen: Yes, if there is anything at all.
  several weapons:
    asked: Are they played together?
    chosen: One after the other, each answered and settled before the next.
  the answer to an attack:
    asked: Does it strike back, may a nurse under fire still help, and who says what is saved?
    chosen: It only prevents losses, which come after it; the defender chooses, and may decline.
  who is asked for an answer:
    asked: Asking those alone who can answer would show what lies face down.
    chosen: Whoever has a nurse or mechanic and any arsenal card, as everybody sees.
  where the fallen go:
    asked: This is told only of used cards, nurses and mechanics.
    chosen: All go under the discards, in the order weapon, remedies, fallen.
  a patrol completely destroyed:
    asked: When are its nurse and mechanic lost?
    chosen: When no captain, soldier or cannon is left in it.
  # the end
  when the deck is reshuffled:
    asked: When its last card is drawn, or when another is needed? And how often?
    chosen: When one is needed, at most twice in a battle. One discard alone is not shuffled, and then no time is used up.
  who cannot draw:
    asked: The deck is gone, and the discards are not open to you.
    chosen: You go without, and arrange and discard as ever. A hand that runs empty in this way closes nothing.
  when the cards have run out:
    asked: Neither a covered nor an uncovered card is left.
    chosen: It is looked for whenever a card must be drawn; a deck gone for good ends the battle at once if nobody has laid a patrol.
  a battle that never ends:
    asked: There is always a discard, so with the deck gone for good it may go round for ever.
    chosen: A whole idle round ends the battle.
    module: stalemate
  what counts:
    asked: Do cards in hand or in the arsenal count, and a patrol that was complete?
    chosen: None of them. Only what lies in patrols counts, and what is complete at the end.
  no bonus when the cards run out:
    asked: Are complete patrols paid when nobody has closed?
    chosen: Yes, to whoever has them; only the bonus for closing is not.
    other: Cards alone are counted.
    option: bonus without closing
`,"../../rulesets/patrols/super-captain.yaml":`sandtable: 1
id: super-captain
extends: patrols
title: Patrols, Super Captain

implements:
  game: Pattuglie, in its variant Super Capitano

numbers:
  complete size: if number of players <= 3 then 8 else original

after:
  a patrol is completed:
    - move all patrols called prize on table of others where prize.colour is patrol.colour to your table

rulings:
  whether the captain is one of the eight:
    asked: Eight cards with the captain, or a captain and eight?
    chosen: With him; four players stay at seven.
  how often patrols are captured:
    asked: Only at the first complete patrol of a battle?
    chosen: Whenever a patrol becomes complete, also again after losses; one that is captured complete does not count as becoming so.
  whether capturing is a duty:
    asked: You may take them, or you must?
    chosen: They become yours at once, all of that colour.
  a captured complete patrol:
    asked: Whose are its points and its bonus, and who may close?
    chosen: Points and bonus are the captor's; who completed it keeps the right to close.
`,"../../rulesets/patrols/texts/cease-fire.en.yaml":`sandtable: 1
texts for: cease-fire
language: en
texts:
  Cease-fire: Cease-fire
  quiet turns: Quiet turns
  turns taken: Turns taken
  the cease-fire is over: The cease-fire is over
`,"../../rulesets/patrols/texts/cease-fire.it.yaml":`sandtable: 1
texts for: cease-fire
language: it
texts:
  Cease-fire: Tregua
  quiet turns: Turni di tregua
  turns taken: Turni giocati
  the cease-fire is over: La tregua è finita
  how long it lasts: Quanto dura
  How many turns are quiet?: Quanti turni sono di tregua?
  The first two of each player in each battle.: I primi due di ogni giocatore in ogni battaglia.
  Any number from 1 to 5.: Un numero da 1 a 5.
  whose turns: I turni di chi
  Does it end for all at once?: Finisce per tutti insieme?
  Everybody counts the own turns, so the dealer is the first who may attack.: Ognuno conta i propri turni, e il mazziere è il primo a poter attaccare.

articles:
  quiet turns: i
  turns taken: i

says:
  the cease-fire is over: Nei primi {quiet turns} turni di una battaglia nessuno attacca.
`,"../../rulesets/patrols/texts/club-night.en.yaml":`sandtable: 1
texts for: club-night
language: en
texts:
  Club night: Club night
  cards left in hand: Cards left in hand
`,"../../rulesets/patrols/texts/club-night.it.yaml":`sandtable: 1
texts for: club-night
language: it
texts:
  Club night: Serata al circolo
  cards left in hand: Carte rimaste in mano
  Do they count against their player at the club?: Al circolo contano contro chi le ha?
  Yes, as many points as are printed on them, and everybody shows the hand when the battle ends.: Sì, tanti punti quanti ne portano stampati, e alla fine della battaglia tutti mostrano la mano.
`,"../../rulesets/patrols/texts/heroic-nurse.en.yaml":`sandtable: 1
texts for: heroic-nurse
language: en
texts:
  The heroic nurse: The heroic nurse
  the nurse steps in: The nurse steps in
  wounded: Who is saved
  rescuer: Who falls instead
`,"../../rulesets/patrols/texts/heroic-nurse.it.yaml":`sandtable: 1
texts for: heroic-nurse
language: it
texts:
  The heroic nurse: L'infermiera eroica
  the nurse steps in: L'infermiera si fa avanti
  wounded: Soldato ferito
  rescuer: Soccorritrice
  whom she steps in for: Per chi si fa avanti
  Is it any soldier of her player?: Per qualunque soldato del suo giocatore?
  Only a soldier of the patrol in which she lies, and one of those under attack.: Solo per un soldato della pattuglia in cui sta, e fra quelli sotto attacco.
  what she needs: Che cosa le serve
  Must a medical bag be given up?: Si deve cedere una borsa medica?
  None. She falls herself, and goes under the discards like all who fall.: No. Cade lei stessa, e va sotto gli scarti come tutti i caduti.

articles:
  wounded: il
  rescuer: la
`,"../../rulesets/patrols/texts/patrols.en.yaml":`sandtable: 1
texts for: patrols
language: en
texts:
  Patrols: Patrols
  north: North
  east: East
  south: South
  west: West
  red: Red
  yellow: Yellow
  green: Green
  blue: Blue
  card: Card
  captain: Captain
  soldier: Soldier
  cannon: Cannon
  mechanic: Mechanic
  nurse: Nurse
  hand bomb: Hand bomb
  dynamite: Dynamite
  cannon shot: Cannon shot
  bullets: Bullets
  medical bag: Medical bag
  tools: Tools
  element: Captain, soldier or cannon
  patrol card: Patrol card
  weapon: Weapon
  remedy: Remedy
  arsenal card: Arsenal card
  patrol: Patrol
  completed: Complete
  deck: Deck
  discards: Discards
  hand: Hand
  arsenal: Arsenal
  table: Table
  dealer: Dealer
  score: Points
  closer: Closed by
  reshuffles: Reshuffles
  opened: Has laid a patrol
  completed one: Has completed a patrol
  draw from the deck: Draw from the deck
  take the top discard: Take the top discard
  lay a patrol: Lay a patrol
  add a card: Add a card
  attack: Attack
  defend: Defend
  discard a card: Discard a card
  fill your hand: Fill your hand
  trio: The three cards
  victim: Who is attacked
  targets: What is hit
  saved: What is saved
  there is a card to draw: There is a card to draw
  you have laid a patrol in this battle: You have laid a patrol in this battle
  there is a discard: There is a discard
  the discards are open to you now: The discards are open to you now
  it is not the card you have just discarded: It is not the card you have just discarded
  you keep a card to discard: You keep a card to discard
  it fits: It fits
  a patrol has one colour: A patrol has one colour
  cannons left alone take a soldier or a captain first: Cannons left alone take a soldier or a captain first
  one captain in a patrol: One captain in a patrol
  one cannon for each soldier: One cannon for each soldier
  one mechanic in a patrol: One mechanic in a patrol
  one nurse in a patrol: One nurse in a patrol
  one of your patrols has what the card needs: One of your patrols has what the card needs
  your hand is short: Your hand is short
  you may fill it after a complete patrol: You may fill it after a complete patrol
  a patrol is completed: A patrol is completed
  a complete patrol is reduced: A complete patrol is reduced
  a patrol is destroyed: A patrol is destroyed
  the deck is gone and nobody may use the discards: The deck is gone and nobody may use the discards
  Arsenal: Arsenal!
  Complete patrol: Complete patrol!
  cards laid: Cards laid
  complete patrols: Complete patrols
  closing the battle: Closing the battle
  single battle: A single battle
  equal leaders: Level at the top
  another battle: Another battle is played
  shared: The victory is shared
  filling up after completing: Filling the hand after a complete patrol
  optional: By choice
  never: Never
  discards open: The discards are open
  always: Always
  filling up only: Only when filling the hand
  taking back own discard: Taking back the own discard
  bonus without closing: Bonus for complete patrols when nobody closes
  captain points: Points of a captain
  soldier points: Points of a soldier
  cannon points: Points of a cannon
  mechanic points: Points of a mechanic
  nurse points: Points of a nurse
`,"../../rulesets/patrols/texts/patrols.it.yaml":`sandtable: 1
texts for: patrols
language: it
texts:
  Patrols: Pattuglie
  north: Nord
  east: Est
  south: Sud
  west: Ovest
  red: Rosso
  yellow: Giallo
  green: Verde
  blue: Blu
  card: Carta
  captain: Capitano
  soldier: Soldato
  cannon: Cannone
  mechanic: Meccanico
  nurse: Infermiera
  hand bomb: Bomba a mano
  dynamite: Dinamite
  cannon shot: Colpo di cannone
  bullets: Proiettili
  medical bag: Borsa medica
  tools: Attrezzi
  element: Capitano, soldato o cannone
  patrol card: Carta pattuglia
  weapon: Arma
  remedy: Rimedio
  arsenal card: Carta arsenale
  patrol: Pattuglia
  completed: Completa
  deck: Mazzo
  discards: Scarti
  hand: Mano
  arsenal: Arsenale
  table: Tavolo
  dealer: Mazziere
  score: Punteggio
  closer: Giocatore che chiude
  reshuffles: Rimescolate
  opened: Ha deposto una pattuglia
  completed one: Ha completato una pattuglia
  draw from the deck: Pescare dal mazzo
  take the top discard: Prendere lo scarto in cima
  lay a patrol: Deporre una pattuglia
  add a card: Aggiungere una carta
  attack: Attaccare
  defend: Difendersi
  discard a card: Scartare una carta
  fill your hand: Riempire la mano
  trio: Tris
  victim: Avversario
  targets: Carte colpite
  saved: Carte salvate
  there is a card to draw: C'è una carta da pescare
  you have laid a patrol in this battle: Hai deposto una pattuglia in questa battaglia
  there is a discard: C'è uno scarto
  the discards are open to you now: Ora puoi prendere dagli scarti
  it is not the card you have just discarded: Non è la carta che hai appena scartato
  you keep a card to discard: Ti resta una carta da scartare
  it fits: È adatta
  a patrol has one colour: Una pattuglia ha un solo colore
  cannons left alone take a soldier or a captain first: I cannoni rimasti soli vogliono prima un soldato o un capitano
  one captain in a patrol: Un solo capitano per pattuglia
  one cannon for each soldier: Un cannone per ogni soldato
  one mechanic in a patrol: Un solo meccanico per pattuglia
  one nurse in a patrol: Una sola infermiera per pattuglia
  one of your patrols has what the card needs: Una tua pattuglia ha ciò che serve alla carta
  your hand is short: Ti mancano carte in mano
  you may fill it after a complete patrol: Puoi riempirla dopo una pattuglia completa
  a patrol is completed: Una pattuglia è completata
  a complete patrol is reduced: Una pattuglia completa è ridotta
  a patrol is destroyed: Una pattuglia è distrutta
  the deck is gone and nobody may use the discards: Il mazzo è finito e nessuno può usare gli scarti
  Arsenal: Arsenale!
  Complete patrol: Pattuglia completa!
  cards laid: Carte deposte
  complete patrols: Pattuglie complete
  closing the battle: Chiusura della battaglia
  single battle: Una sola battaglia
  equal leaders: Parità in testa
  another battle: Un'altra battaglia
  shared: Vittoria condivisa
  filling up after completing: Riempire la mano dopo una pattuglia completa
  optional: A scelta
  never: Mai
  discards open: Presa dagli scarti
  always: Sempre
  filling up only: Solo per riempire la mano
  taking back own discard: Riprendere il proprio scarto
  bonus without closing: Premio per le pattuglie complete se nessuno chiude
  captain points: Punti di un capitano
  soldier points: Punti di un soldato
  cannon points: Punti di un cannone
  mechanic points: Punti di un meccanico
  nurse points: Punti di un'infermiera
  # things in the plural
  cards: Carte
  soldiers: Soldati
  cannons: Cannoni
  mechanics: Meccanici
  nurses: Infermiere
  elements: Capitani, soldati e cannoni
  patrol cards: Carte pattuglia
  arsenal cards: Carte arsenale
  patrols: Pattuglie
  # what is printed, and what is counted
  colour: Colore
  points: Punti
  needs: Serve
  destroys: Distrugge
  saves: Salva
  tie rule: Regola della parità
  filling rule: Regola del riempimento
  discard rule: Regola degli scarti
  hand size: Carte in mano
  complete size: Carte di una pattuglia completa
  complete bonus: Premio per una pattuglia completa
  closing bonus: Premio di chiusura
  reshuffles allowed: Rimescolate permesse
  winning score: Punti per vincere
  drawn: Carta pescata
  just discarded: Ultimo scarto
  used: Carta usata
  # how a game goes
  battle: Battaglia
  opening hands: Prime mani
  turn: Turno
  new hand: Mano nuova
  draw a card: Pesca
  put the card away: Riporre la carta pescata
  go short: Restare senza carta
  fill the hand: Completare la mano
  reshuffle: Rimescolare gli scarti
  spend: Usare una carta
  # words of the rules
  patrol opening: Pattuglia iniziale
  fits: Adatta
  full strength: Organico completo
  reshuffle possible: Rimescolata possibile
  deck used up: Mazzo esaurito
  best score: Punteggio massimo
  leaders: Giocatori in testa
  match decided: Partita decisa
  bonus paid: Premio riconosciuto
  battle points: Punti della battaglia
  # about these rules
  Pattuglie: Pattuglie
  Sergio Fersini: Sergio Fersini
  An independent implementation for study and house rules, not affiliated with the author. No text or art is his.: Una realizzazione indipendente, per studio e per regole di casa, senza legami con l'autore. Nessun testo e nessuna immagine è sua.
  # questions and answers
  points of the cards: Quanti punti vale una carta
  They are printed on the cards, and on none of the pages.: I punti sono stampati sulle carte, e nelle pagine non se ne parla.
  Captain 5, cannon 2, all others 1. The option of each kind takes what is printed on yours.: Capitano 5, cannone 2, tutte le altre 1. Ogni tipo ha un'opzione, per mettere ciò che è stampato sulle vostre.
  Any from 0 to 20.: Un numero da 0 a 20.
  hand bomb and dynamite: Bomba a mano e dinamite
  Their effects stand under pictures that are lost. Which destroys what?: I loro effetti stavano sotto figure che sono andate perse. Che cosa distrugge l'una, e che cosa l'altra?
  By the order of the list, the hand bomb two soldiers and the dynamite a cannon.: Secondo l'ordine dell'elenco, la bomba a mano due soldati e la dinamite un cannone.
  The other way round.: Al contrario.
  the four colours: I quattro colori
  Only red and yellow are named.: Si nominano solo il rosso e il giallo.
  Green and blue besides. No rule depends on them.: In più il verde e il blu. Nessuna regola dipende da questo.
  nurses and mechanics: Infermiere e meccanici
  Have they a colour, and do they count for the three or the seven cards of a patrol?: Hanno un colore, e contano fra le tre o le sette carte di una pattuglia?
  Neither. They go with every patrol that holds a captain or a soldier, and count points.: Né l'uno né l'altro. Vanno con ogni pattuglia che abbia un capitano o un soldato, e portano punti.
  what wins the match: Che cosa fa vincere la partita
  Is the battle one deal or the race to 100 points?: La battaglia è una smazzata o la corsa ai 100 punti?
  Battles are added up, and after each one it is looked whether somebody has 100.: Le battaglie si sommano, e dopo ognuna si guarda se qualcuno ha 100 punti.
  One battle is the whole match.: Una battaglia è tutta la partita.
  level at the top: In testa alla pari
  Several players have 100, and two of them equally many.: Più giocatori hanno 100 punti, e due ne hanno altrettanti.
  The most points win; as long as two share them, another battle is played.: Vince chi ne ha di più; finché sono in due, si gioca un'altra battaglia.
  They share the victory.: Condividono la vittoria.
  what is left of a battle: Che cosa resta di una battaglia
  What is carried into the next one?: Che cosa passa alla battaglia dopo?
  Nothing but the scores, also if they are equal. All cards are shuffled again.: Solo i punteggi, anche se sono pari. Tutte le carte si mescolano di nuovo.
  who deals: Chi fa il mazzo
  Nothing is said of the first dealer, nor of the next.: Del primo mazziere non si dice nulla, e nemmeno del successivo.
  The first by lot, then the next in the direction of play.: Il primo a sorte, poi quello dopo nel senso del gioco.
  replacing arsenal cards at the deal: Le carte arsenale della prima mano
  In rounds, or one player after the other?: A giri, o un giocatore dopo l'altro?
  One after the other, from the dealer on, until the own hand is full. No card lies open meanwhile.: Uno dopo l'altro, dal mazziere in poi, finché la mano è piena. Nel frattempo nessuna carta è scoperta.
  when the discards are open: Quando gli scarti sono aperti
  Only when you fill your hand, or also for the first card of a turn?: Solo per riempire la mano, o anche per la prima carta di un turno?
  Both, from your first patrol to the end of the battle, even if all your patrols are lost.: In tutti e due i casi, dalla prima pattuglia alla fine della battaglia, anche se poi le pattuglie sono tutte perse.
  Only when you fill your hand.: Solo per riempire la mano.
  your own discard: Il proprio scarto
  May you take back, in filling your hand, what you have just discarded?: Riempiendo la mano si può riprendere la carta appena scartata?
  Yes, nothing forbids it.: Sì, niente lo vieta.
  No.: No.
  an arsenal card among the discards: Una carta arsenale fra gli scarti
  Used cards go underneath and may come to the top. May they be drawn?: Le carte usate vanno sotto e possono arrivare in cima. Si possono prendere?
  Yes, and like every other they are put aside and another card is drawn.: Sì, e come ogni altra si ripongono e si pesca ancora.
  the last card in hand: L'ultima carta in mano
  May all cards be laid, so that none is left to discard?: Si possono deporre tutte le carte, senza tenerne una da scartare?
  No, since every turn ends with a discard.: No, perché ogni turno finisce con uno scarto.
  filling up after a complete patrol: La mano dopo una pattuglia completa
  Need you not fill your hand, or may you not?: Non si deve più riempire la mano, o non si può?
  By choice, to five cards or not at all, from the turn on in which the patrol is completed.: A scelta, fino a cinque carte o per niente, già dal turno in cui la pattuglia è completata.
  Never again in this battle.: Mai più in questa battaglia.
  more than three cards at once: Più di tre carte alla volta
  A new patrol has three cards. Must more of them wait for another turn?: Una pattuglia nuova ha tre carte. Le altre devono aspettare un altro turno?
  No; all that fits may follow in the same turn, attacks in between or not. What is laid stays.: No; tutto ciò che è adatto può seguire nello stesso turno, con o senza attacchi in mezzo. Ciò che è deposto resta.
  a captain turned upright: Il capitano raddrizzato
  What becomes of a complete patrol that loses a card?: Che ne è di una pattuglia completa che perde una carta?
  Its captain is turned back, and it is complete again as soon as it has grown again.: Il capitano si raddrizza, ed è di nuovo completa appena è ricresciuta.
  cannons after losses: I cannoni dopo le perdite
  More cannons than soldiers are left, or cannons alone.: Restano più cannoni che soldati, o solo cannoni.
  They stay and count. Another cannon needs more soldiers first; cannons alone take no nurse or mechanic either.: Restano e contano. Per un altro cannone servono prima più soldati; da soli non prendono nemmeno un'infermiera o un meccanico.
  who names the victims: Chi sceglie che cosa cade
  Who chooses what falls, and from where?: Chi decide che cosa cade, e da dove?
  The attacker, in any patrols of one adversary. Captains, nurses and mechanics cannot be chosen.: Chi attacca, da qualunque pattuglia di un solo avversario. Capitani, infermiere e meccanici non si possono scegliere.
  too few victims: Troppo poco da colpire
  May a card be used where there is less than it destroys?: Si può usare una carta dove c'è meno di ciò che distrugge?
  Yes, if there is anything at all.: Sì, se c'è almeno qualcosa.
  several weapons: Più armi
  Are they played together?: Si giocano insieme?
  One after the other, each answered and settled before the next.: Una dopo l'altra; prima della seguente c'è la risposta, e si conclude.
  the answer to an attack: La risposta a un attacco
  Does it strike back, may a nurse under fire still help, and who says what is saved?: Colpisce a sua volta, può ancora aiutare un'infermiera sotto attacco, e chi dice che cosa si salva?
  It only prevents losses, which come after it; the defender chooses, and may decline.: Evita soltanto le perdite, che vengono dopo; sceglie chi si difende, e può anche rinunciare.
  who is asked for an answer: A chi si chiede una risposta
  Asking those alone who can answer would show what lies face down.: Chiedere solo a chi può rispondere svelerebbe che cosa è coperto.
  Whoever has a nurse or mechanic and any arsenal card, as everybody sees.: A chi ha un'infermiera o un meccanico e almeno una carta arsenale, come tutti vedono.
  where the fallen go: Dove vanno i caduti
  This is told only of used cards, nurses and mechanics.: Lo si dice solo delle carte usate, delle infermiere e dei meccanici.
  All go under the discards, in the order weapon, remedies, fallen.: Tutti sotto gli scarti, nell'ordine arma, rimedi, caduti.
  a patrol completely destroyed: Una pattuglia distrutta del tutto
  When are its nurse and mechanic lost?: Quando si perdono la sua infermiera e il suo meccanico?
  When no captain, soldier or cannon is left in it.: Quando non ha più né capitano né soldati né cannoni.
  when the deck is reshuffled: Quando si rimescola
  When its last card is drawn, or when another is needed? And how often?: Quando si pesca l'ultima carta, o quando ne serve un'altra? E quante volte?
  When one is needed, at most twice in a battle. One discard alone is not shuffled, and then no time is used up.: Quando ne serve una, al massimo due volte per battaglia. Uno scarto da solo non si mescola, e allora non conta come volta.
  who cannot draw: Chi non può pescare
  The deck is gone, and the discards are not open to you.: Il mazzo è finito, e gli scarti non sono aperti a chi gioca.
  You go without, and arrange and discard as ever. A hand that runs empty in this way closes nothing.: Si resta senza, e si depone e si scarta come sempre. Una mano che si vuota così non chiude niente.
  when the cards have run out: Quando le carte sono finite
  Neither a covered nor an uncovered card is left.: Non c'è più una carta, né coperta né scoperta.
  It is looked for whenever a card must be drawn; a deck gone for good ends the battle at once if nobody has laid a patrol.: Lo si guarda ogni volta che si deve pescare; un mazzo finito per sempre chiude subito la battaglia se nessuno ha deposto una pattuglia.
  a battle that never ends: Una battaglia senza fine
  There is always a discard, so with the deck gone for good it may go round for ever.: Uno scarto c'è sempre, e con il mazzo finito per sempre si potrebbe girare all'infinito.
  A whole idle round ends the battle.: Un giro intero senza azioni chiude la battaglia.
  what counts: Che cosa conta
  Do cards in hand or in the arsenal count, and a patrol that was complete?: Contano le carte in mano o nell'arsenale, e una pattuglia che era completa?
  None of them. Only what lies in patrols counts, and what is complete at the end.: No. Conta solo ciò che sta nelle pattuglie, e che è completo alla fine.
  no bonus when the cards run out: Il premio quando le carte finiscono
  Are complete patrols paid when nobody has closed?: Le pattuglie complete si pagano se nessuno ha chiuso?
  Yes, to whoever has them; only the bonus for closing is not.: Sì, a chi le ha; manca solo il premio di chiusura.
  Cards alone are counted.: Si contano soltanto le carte.

articles:
  # of what is chosen, and of things
  card: la
  cards: le
  captain: il
  soldier: il
  soldiers: i
  cannon: il
  cannons: i
  mechanic: il
  mechanics: i
  nurse: la
  nurses: le
  hand bomb: la
  dynamite: la
  cannon shot: il
  bullets: i
  medical bag: la
  tools: gli
  element: il
  elements: i
  patrol card: la
  patrol cards: le
  arsenal card: la
  arsenal cards: le
  weapon: la
  remedy: il
  patrol: la
  patrols: le
  trio: il
  victim: il
  targets: le
  saved: le
  used: la
  # of places and values
  deck: il
  discards: gli
  hand: la
  arsenal: il
  table: il
  dealer: il
  score: il
  closer: il
  reshuffles: le
  reshuffles allowed: le
  drawn: la
  just discarded: il
  colour: il
  points: i
  battle: la
  turn: il
  draw a card: la
  new hand: la
  opening hands: le
  patrol opening: la
  best score: il
  leaders: i
  battle points: i
  winning score: i
  hand size: le

says:
  there is a card to draw: Il mazzo è finito, e gli scarti non si rimescolano più.
  you have laid a patrol in this battle: Gli scarti sono aperti appena hai deposto una pattuglia.
  there is a discard: Non c'è nessuno scarto da prendere.
  the discards are open to you now: Puoi prendere dagli scarti solo per riempire la mano.
  it is not the card you have just discarded: La carta che hai appena scartato resta dov'è.
  you keep a card to discard: Ti deve restare in mano una carta da scartare.
  one of your patrols has what the card needs: Nessuna delle tue pattuglie ha ciò che serve a questa carta.
  your hand is short: La tua mano è piena.
  you may fill it after a complete patrol: Chi ha completato una pattuglia non riempie più la mano.
`,"../../rulesets/patrols/texts/prisoners.en.yaml":`sandtable: 1
texts for: prisoners
language: en
texts:
  Prisoners: Prisoners
  prisoners: Prisoners
  prisoner points: Points of a prisoner
  prisoners taken: Prisoners taken
`,"../../rulesets/patrols/texts/prisoners.it.yaml":`sandtable: 1
texts for: prisoners
language: it
texts:
  Prisoners: Prigionieri
  prisoners: Prigionieri
  prisoner points: Punti di un prigioniero
  prisoners taken: Prigionieri presi
  what a prisoner is worth: Quanto vale un prigioniero
  Does a prisoner count what is printed on the card?: Un prigioniero vale ciò che è stampato sulla carta?
  One point each, soldier or cannon.: Un punto ciascuno, soldato o cannone.
  Up to five points each.: Fino a cinque punti ciascuno.
  coming back: Il ritorno
  Do prisoners return to the deck?: I prigionieri tornano nel mazzo?
  Not before the next battle; the reshuffled deck is so much thinner.: Non prima della battaglia dopo; il mazzo rimescolato è tanto più sottile.

articles:
  prisoners: i
`,"../../rulesets/patrols/texts/reconnaissance.en.yaml":`sandtable: 1
texts for: reconnaissance
language: en
texts:
  Reconnaissance: Reconnaissance
  reconnoitre: Look at a hand
  spent: The card given up
  watched: Whose hand
  a soldier of yours goes and looks: A soldier of yours goes and looks
`,"../../rulesets/patrols/texts/reconnaissance.it.yaml":`sandtable: 1
texts for: reconnaissance
language: it
texts:
  Reconnaissance: Ricognizione
  reconnoitre: Guardare una mano
  Look at a hand: Guardare una mano
  spent: Carta spesa
  watched: Giocatore osservato
  a soldier of yours goes and looks: Un tuo soldato va a vedere
  what it costs: Quanto costa
  Which card is given up?: Quale carta si cede?
  Any card of the own arsenal, a remedy as well as a weapon. It goes under the discards like all that are used.: Una qualunque del proprio arsenale, sia un rimedio sia un'arma. Va sotto gli scarti come tutte quelle usate.
  who may look: Chi può guardare
  Can it be done before the first patrol is laid?: Si può fare prima di aver deposto una pattuglia?
  No. Somebody must go and look, so a soldier has to lie on the table.: No. Qualcuno deve andare a vedere, e serve un soldato sul tavolo.
  what the others learn: Che cosa imparano gli altri
  Do they see the hand, too?: Vedono anche loro la mano?
  No, only that it was looked at, and which card was given up.: No, solo che è stata guardata, e quale carta è stata ceduta.

articles:
  spent: la
  watched: il

says:
  a soldier of yours goes and looks: Non hai sul tavolo un soldato che possa andare a vedere.
`,"../../rulesets/patrols/texts/stalemate.en.yaml":`sandtable: 1
texts for: stalemate
language: en
texts:
  Stalemate: Stalemate
  idle turns: Idle turns
`,"../../rulesets/patrols/texts/stalemate.it.yaml":`sandtable: 1
texts for: stalemate
language: it
texts:
  Stalemate: Stallo
  idle turns: Turni senza azione
  what an idle round is: Che cos'è un giro senza azioni
  The rulebook ends a battle when no card is left, but somebody always discards one.: Il regolamento chiude la battaglia quando le carte sono finite, ma qualcuno ne scarta sempre una.
  When all players in turn have laid no card and used none of their arsenal, with the deck used up, the battle ends as if the cards had run out.: Quando, a mazzo esaurito, nessun giocatore nel proprio turno ha deposto una carta o usato il suo arsenale, la battaglia finisce come se le carte fossero finite.

articles:
  idle turns: i
`,"../../rulesets/patrols/texts/super-captain.en.yaml":`sandtable: 1
texts for: super-captain
language: en
texts:
  Patrols, Super Captain: Patrols, Super Captain
  prize: Prize
`,"../../rulesets/patrols/texts/super-captain.it.yaml":`sandtable: 1
texts for: super-captain
language: it
texts:
  Patrols, Super Captain: Pattuglie, Super Capitano
  Pattuglie, in its variant Super Capitano: Pattuglie, nella variante Super Capitano
  prize: Preda
  whether the captain is one of the eight: Se il capitano è una delle otto
  Eight cards with the captain, or a captain and eight?: Otto carte con il capitano, o un capitano e altre otto?
  With him; four players stay at seven.: Con lui; in quattro giocatori restano sette.
  how often patrols are captured: Quante volte si catturano pattuglie
  Only at the first complete patrol of a battle?: Solo con la prima pattuglia completa di una battaglia?
  Whenever a patrol becomes complete, also again after losses; one that is captured complete does not count as becoming so.: Ogni volta che una pattuglia diventa completa, anche di nuovo dopo le perdite; una già completa quando è catturata non lo diventa.
  whether capturing is a duty: Se la cattura è un obbligo
  You may take them, or you must?: Si possono prendere, o si devono?
  They become yours at once, all of that colour.: Passano subito di mano, tutte quelle di quel colore.
  a captured complete patrol: Una pattuglia completa catturata
  Whose are its points and its bonus, and who may close?: Di chi sono i suoi punti e il suo premio, e chi può chiudere?
  Points and bonus are the captor's; who completed it keeps the right to close.: Punti e premio sono di chi l'ha catturata; chi l'ha completata conserva il diritto di chiudere.

articles:
  prize: la
`,"../../rulesets/patrols/texts/swapped-charges.en.yaml":`sandtable: 1
texts for: swapped-charges
language: en
texts:
  Swapped charges: Swapped charges
`,"../../rulesets/patrols/texts/swapped-charges.it.yaml":`sandtable: 1
texts for: swapped-charges
language: it
texts:
  Swapped charges: Cariche scambiate
`,"../../rulesets/stratego/barrage.yaml":`sandtable: 1
id: stratego-barrage
extends: stratego-duel
title: Stratego Barrage

implements:
  game: Stratego Barrage, one of the two games in Stratego Quick Battle

box:
  army: { bomb: 1, miner: 1 }                           # the rest as in Duel: 8 pieces

setups:
  flag in the corner:
    rows: |
      O . S M . G . O
      B . N . . . . .
      F . . . . . . .
  flag in the middle:
    rows: |
      O B . M S . . O
      . . N . . G . .
      . . . . F . . .
  open field:
    rows: |
      M . O . . O . G
      . N . S . . . .
      . B . F . . . .

changes:                                                # examples of Duel that its larger box makes
  - ten pieces a side
  - the flag may stand anywhere at home
`,"../../rulesets/stratego/classic.yaml":`sandtable: 1
id: stratego-classic
extends: stratego
title: Stratego, 10 by 10
uses: [ no-endless-play, draw-when-both-stuck ]         # not in the old rulebook; both can be left out

places:
  board:
    grid: |
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . ~ ~ . . ~ ~ . .
      . . ~ ~ . . ~ ~ . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .

options:
  scout strike: 1..9 = 1                                # spaces from which a scout may attack, in a straight line

areas:
  home: own rows 1..4
  back row: own row 1

box:
  army:                                                 # 40 pieces for 40 spaces
    flag: 1
    marshal: 1
    general: 1
    colonel: 2
    major: 3
    captain: 4
    lieutenant: 4
    sergeant: 4
    miner: 5
    scout: 8
    spy: 1
    bomb: 6

pieces.soldier.kinds.scout: { strike: scout strike }    # the old rule: to attack it takes one step, like every other piece

setups:
  flag in the corner:
    of: army on home
    rows: |
      O C O L M O L O G O
      P J O T S C P J O T
      L N P T B J N P T O
      F B N B N L B N B B
  flag in the middle:
    of: army on home
    rows: |
      O L O C O T O M O P
      L J O G P J S C P L
      T P T O B J B O T L
      N B N B F B N B N N

rulings:
  where the lakes are:
    asked: They are only in a picture that is lost.
    chosen: Two ponds of four spaces, c5 c6 d5 d6 and g5 g6 h5 h6.
  how far may a scout go to attack:
    asked: To move and attack in one turn it may not go more than one space.
    chosen: It attacks only a piece next to it.
    other: One space more, or any piece in a straight line as in Stratego Duel (9).
    option: scout strike
  which way pieces go:
    asked: The direction is given for scouts only.
    chosen: All pieces go along rows and columns, never diagonally.
  who plays red:
    asked: Red begins; nothing is said about who that is.
    chosen: The players agree on it, or draw lots.
  setting up:
    asked: Who sets up first, and may something be changed afterwards?
    chosen: Both at once and in secret; nothing is changed when the screen is gone.
  where the winner stands:
    asked: Only the loser of a fight is spoken of.
    chosen: An attacker that wins has moved to the space of its enemy, a miner to that of the bomb. A defender stays.
  a player who cannot move:
    asked: The rulebook says nothing.
    chosen: That player loses, even before the first move.
`,"../../rulesets/stratego/duel.yaml":`sandtable: 1
id: stratego-duel
extends: stratego
title: Stratego Duel
uses: [ no-endless-play ]

implements:
  game: Stratego Duel, one of the two games in Stratego Quick Battle

places:
  board:
    grid: |
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . ~ . . ~ . .
      . . ~ . . ~ . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .

areas:
  home: own rows 1..3                                   # 24 spaces for 10 pieces
  back row: own row 1

box:
  army: { flag: 1, bomb: 2, marshal: 1, general: 1, miner: 2, scout: 2, spy: 1 }

pieces.soldier.kinds.scout: { strike: unlimited }       # may move and attack in one turn, in a straight line

setups:
  flag in the corner:
    of: army on home
    rows: |
      O . S M . G . O
      B . N . . . N .
      F B . . . . . .
  flag in the middle:
    of: army on home
    rows: |
      O B . M S . B O
      . . N . . N . .
      . . . G F . . .
  open field:
    of: army on home
    rows: |
      M . O . . O . G
      . N . S . . N .
      . B . F . B . .

rulings:
  where the lakes are:
    asked: They are only in a picture that is lost.
    chosen: On c4, c5, f4 and f5, as on other boards of this size.
  how many times is three times:
    asked: A piece may not go to and fro between the same two spaces for ever; three times is the most.
    chosen: Three moves of one piece in a row, attacks included; a fourth is forbidden, whoever began.
    option: shuttle limit
  the number of the spy:
    asked: The text says that it has none, the picture says 1.
    chosen: Rank 1, the lowest.
`,"../../rulesets/stratego/items.yaml":`# The checklist of rules: QB for Stratego Duel and Barrage, STR for the classic game. Every item in our own words, with the
# examples that show it, in \`stratego.examples.yaml\` or beside the modules, or the reason why no example can.

items:
  QB-1:
    says: Each side has ten pieces, red and blue.
    example: [ ten pieces a side ]
  QB-2:
    says: The board is 8 by 8, three rows for each player and two between them.
    example: [ nobody enters or crosses a lake ]
  QB-3:
    says: Two lakes in the middle, c4 c5 and f4 f5, are no spaces, so 60 are left.
    example: [ nobody enters or crosses a lake ]
  QB-4:
    says: While the armies are set up a screen hides them; after that it has no use.
    example: [ the armies are set up behind a screen ]
  QB-5:
    says: In Duel an army is one marshal, one general, two miners, two scouts, one spy, two bombs and the flag.
    example: [ ten pieces a side ]
  QB-6:
    says: Marshal, general, miner, scout and spy can move.
    example: [ every numbered piece and the spy can move ]
  QB-7:
    says: A bomb and the flag stay where they were set up.
    example: [ bombs and the flag neither move nor attack ]
  QB-8:
    says: The higher the number, the higher the rank, and in an attack the higher number wins.
    example: [ the higher rank wins and takes the place, the lower rank is lost and the defender stays ]
  QB-9:
    says: The spy counts as rank 1, whatever is printed on it, and is announced as the spy.
    example:
      - the spy loses to every rank, and falls with the other spy
  QB-10:
    says: The players choose between Duel and Barrage.
    untested: the choice of the game is the choice of the ruleset, made before it begins
  QB-11:
    says: Red begins; who plays red is left to the players.
    example:
      - all pieces stand on the three rows at the back, and red begins
  QB-12:
    says: Everybody takes the pieces of one colour, for Barrage eight of them.
    example: [ eight pieces a side ]
  QB-13:
    says: All pieces are put on the three rows at the own edge, one to a space.
    example:
      - all pieces stand on the three rows at the back, and red begins
  QB-14:
    says: The opponent sees that a piece is there, not which one.
    example: [ the armies are set up behind a screen ]
  QB-15:
    says: Know the rules before setting up.
    untested: advice to the players, nothing that a game could do or refuse
  QB-16:
    says: Every arrangement on the home rows is allowed, also a flag behind its own bombs.
    example: [ the flag may stand anywhere at home ]
  QB-17:
    says: The players take turns, red first.
    example:
      - all pieces stand on the three rows at the back, and red begins
  QB-18:
    says: A turn is one move or one attack.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-19:
    says: Only a scout may move and attack on one turn.
    example: [ nobody but a scout moves and attacks on one turn ]
  QB-20:
    says: Who can neither move nor attack when it is their turn loses at once.
    example: [ a player who cannot move or attack loses ]
  QB-21:
    says: Who can move or attack may not pass.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-22:
    says: One piece moves one space; scouts are the exception.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-23:
    says: Forward, backward or sideways, never diagonally.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-24:
    says: No two pieces on one space.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-25:
    says: Nobody jumps over a piece.
    example: [ a scout runs in a straight line and jumps over nobody ]
  QB-26:
    says: A lake is neither entered nor crossed; one goes round it.
    example: [ nobody enters or crosses a lake ]
  QB-27:
    says: A piece goes at most three moves in a row between the same two spaces.
    example:
      - no more than three times between the same two spaces
      - another piece in between breaks the count
      - the player who began to shuttle must stop first
      - three times may be five at another table
  QB-28:
    says: In a chase the aggressor may not bring back a situation; going straight back is a matter of QB-27.
    example:
      - a chase may not bring back a situation
      - who runs away may bring a situation back, and the chaser may go straight back
  QB-29:
    says: Only the one who chases is bound, the other may repeat.
    example:
      - who runs away may bring a situation back, and the chaser may go straight back
  QB-30:
    says: If these two rules leave no move, the game is lost as in QB-20.
    example: [ who may not move any more loses ]
  QB-31:
    says: A piece attacks an enemy in front, behind or beside it.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-32:
    says: Never diagonally.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-33:
    says: Nobody has to attack.
    example: [ a turn is one step or one attack along rows and columns ]
  QB-34:
    says: Bombs and the flag cannot attack.
    example: [ bombs and the flag neither move nor attack ]
  QB-35:
    says: In an attack both players learn both pieces; the one that stays is turned back, but its rank stays known.
    example: [ both players know the pieces that have fought ]
  QB-36:
    says: An attacker of higher rank takes the place of the piece it removes.
    example: [ the higher rank wins and takes the place ]
  QB-37:
    says: An attacker of lower rank is removed and the defender stays where it is.
    example: [ the lower rank is lost and the defender stays ]
  QB-38:
    says: Equal ranks remove each other.
    example: [ equal ranks are both removed ]
  QB-39:
    says: So the marshal beats the general.
    example: [ the higher rank wins and takes the place ]
  QB-40:
    says: Any piece may take the flag, a scout also from afar; the flag itself never moves.
    example:
      - any piece captures the flag and wins, a scout even from far away
  QB-41:
    says: Whoever attacks a bomb is removed and the bomb stays.
    example: [ a bomb destroys its attacker and stays ]
  QB-42:
    says: Only a miner removes a bomb, and stands in its place.
    example: [ only a miner removes a bomb and takes its place ]
  QB-43:
    says: A scout goes any number of empty spaces in one straight line.
    example: [ a scout runs in a straight line and jumps over nobody ]
  QB-44:
    says: A scout does not cross a lake.
    example: [ nobody enters or crosses a lake ]
  QB-45:
    says: A scout may run and attack the first piece on its line on one turn.
    example:
      - a scout runs in a straight line and jumps over nobody
      - a duel scout moves and attacks on the same turn
  QB-46:
    says: A scout that runs shows what it is; it may also take a single step.
    example: [ a scout that runs gives itself away ]
  QB-47:
    says: The spy has the lowest rank and loses to any attacker; two spies fall together.
    example:
      - the spy loses to every rank, and falls with the other spy
      - spy against spy
  QB-48:
    says: A spy that attacks the marshal wins.
    example: [ a spy that attacks the marshal wins ]
  QB-49:
    says: A marshal that attacks the spy wins.
    example: [ a marshal that attacks the spy wins ]
  QB-49a:
    says: A spy that attacks anything else with a rank is lost, as it is at a bomb, but it takes the flag.
    example:
      - the spy loses to every rank, and falls with the other spy
      - a spy takes the flag but not a bomb
  QB-50:
    says: Barrage is Duel with eight pieces, only one bomb and one miner.
    example: [ eight pieces a side ]
  QB-51:
    says: With a single bomb the game has another character.
    untested: a remark on tactics, not a rule
  QB-52:
    says: In Barrage, too, the three rows at the back are home.
    example:
      - all pieces stand on the three rows at the back, and red begins
  QB-53:
    says: Taking the flag wins at once.
    example:
      - any piece captures the flag and wins, a scout even from far away
  QB-54:
    says: A player wins when the other cannot move or attack on their turn.
    example: [ a player who cannot move or attack loses ]
  QB-55:
    says: If after an exchange neither side can move, the player on turn loses; a module makes it a draw.
    example:
      - if neither side can move, the player on turn loses
      - neither side can move
  QB-56:
    says: There is no draw, but resigning is allowed, and a module ends quiet games.
    example: [ a long time without an attack is a draw ]
  STR-1:
    says: Two players.
    example: [ forty pieces a side ]
  STR-2:
    says: The board is 10 by 10.
    example: [ forty pieces a side ]
  STR-3:
    says: Eight spaces in the middle are ponds, so 92 are left.
    example: [ forty pieces a side ]
  STR-4:
    says: Nobody enters or crosses a pond.
    example: [ classic pieces take one step and stay out of the ponds ]
  STR-5:
    says: Forty pieces a side, with the numbers of the old box.
    example: [ forty pieces a side ]
  STR-6:
    says: Ranks go from spy 1 to marshal 10, the higher the better; bomb and flag have none.
    example: [ forty pieces a side, classic ranks from sergeant to marshal ]
  STR-7:
    says: Only the owner sees which piece it is.
    example:
      - forty pieces fill four rows, unseen
  STR-8:
    says: Who plays red is agreed or drawn.
    untested: settled before the game begins; the program takes the seats as they are given
  STR-9:
    says: Forty pieces fill the four rows at the own edge, in any order.
    example:
      - forty pieces fill four rows, unseen
  STR-10:
    says: Both set up at the same time and in secret, and nothing is changed afterwards.
    example:
      - forty pieces fill four rows, unseen
  STR-11:
    says: An arrangement without any way out is allowed.
    example: [ a player may be shut in from the start ]
  STR-12:
    says: Red begins, then turn by turn one move each.
    example:
      - forty pieces fill four rows, unseen
  STR-13:
    says: No passing.
    example: [ classic pieces take one step and stay out of the ponds ]
  STR-14:
    says: Flag and bombs never move.
    example: [ classic pieces take one step and stay out of the ponds ]
  STR-15:
    says: Scouts run along rows and columns and jump over nobody.
    example: [ a classic scout runs but strikes only next to it ]
  STR-16:
    says: All others go one space along a row or column.
    example: [ classic pieces take one step and stay out of the ponds ]
  STR-17:
    says: Nobody moves onto a piece of their own.
    example: [ classic pieces take one step and stay out of the ponds ]
  STR-18:
    says: Moving onto an enemy is an attack, which is never a must.
    example: [ a classic scout runs but strikes only next to it ]
  STR-19:
    says: Both pieces are shown to both players.
    example: [ classic ranks from sergeant to marshal ]
  STR-20:
    says: The higher rank stays, the other is removed.
    example: [ classic ranks from sergeant to marshal ]
  STR-21:
    says: Equal ranks are both removed.
    example: [ equal classic ranks are both removed ]
  STR-22:
    says: A winning attacker stands where the defender stood; a winning defender stays.
    example: [ classic ranks from sergeant to marshal ]
  STR-23:
    says: To attack, a scout goes one space only; an option lets it come from farther away.
    example:
      - a classic scout runs but strikes only next to it
      - a classic scout strikes from afar at another table
      - a classic scout may step once before it strikes, as some read it
  STR-24:
    says: So a scout three spaces away may come closer but not attack.
    example: [ a classic scout runs but strikes only next to it ]
  STR-25:
    says: The spy wins when it attacks the marshal.
    example: [ the classic spy ]
  STR-26:
    says: Otherwise the spy fights with rank 1.
    example: [ the classic spy ]
  STR-27:
    says: Who moves onto a bomb is removed, and the bomb stays, known to both.
    example: [ classic bombs and miners ]
  STR-28:
    says: Only a miner removes a bomb and stands in its place.
    example: [ classic bombs and miners ]
  STR-29:
    says: Whoever uncovers the enemy flag wins, with whatever piece.
    example: [ whoever reaches the flag wins ]
  STR-30:
    says: Who cannot move loses.
    example: [ a player may be shut in from the start ]
  STR-31:
    says: If neither side can move the game is a draw.
    example: [ in the classic game it is a draw ]
  STR-32:
    says: A player may resign at any time.
    untested: resigning is an answer of the program to a player, not a move of the rules; the tests of the engine hold it
  STR-33:
    says: What was shown is turned back but stays known.
    example: [ what was seen in a fight is remembered ]
  STR-34:
    says: Removed pieces lie open for both.
    example: [ classic ranks from sergeant to marshal ]
  STR-35:
    says: No fourth move in a row of one piece between two spaces, attacks included; another move breaks the count.
    example:
      - no more than three times between the same two spaces
      - another piece in between breaks the count
      - an attack counts like a move
  STR-36:
    says: No piece crosses one border between two spaces in more than three of its player's moves in a row.
    example: [ a scout may not cross one border again and again, without borders only the two spaces count ]
  STR-37:
    says: A threat may not bring back a position of the same chase, except straight back.
    example:
      - a chase may not bring back a situation
      - who runs away may bring a situation back, and the chaser may go straight back
  STR-38:
    says: If these rules leave no move, the game is lost.
    example: [ who may not move any more loses ]
  STR-39:
    says: A draw after many moves without a fight can be added.
    example: [ a long time without an attack is a draw, a game may not last for ever ]
`,"../../rulesets/stratego/modules/aggressor-advantage.examples.yaml":`sandtable: 1
examples for: aggressor-advantage

examples:
  the attacker wins a tie:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ G . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is general and any general in captured of blue and d4 is empty

  the attacker wins a tie, whoever attacks:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ G . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - record: h1-h2 d5xd4
      - check: first soldier on d4 is general and any general in captured of red

  a spy that attacks a spy wins:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ s . ~ . .
        4  . . ~ S . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is spy and any spy in captured of blue and captured of red is empty

  bombs and ranks are as they were:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ b . ~ b .
        4  . m ~ G . ~ N .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - either:
          - - red: d4xd5                          # nobody is the equal of a bomb
            - check: first soldier on d5 is bomb and any general in captured of red
          - - red: g4xg5
            - check: first soldier on g5 is miner and any bomb in captured of blue
          - - record: h1-h2 b4-b3
            - check: first soldier on b3 is marshal

  majors of the classic game:
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . c
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ j . ~ ~ . .
        5  . . ~ ~ J . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . N
           a b c d e f g h i j
      now: turn of red
    play:
      - red: e5xe6
      - check: first soldier on e6 is major and any major in captured of blue and captured of red is empty

  a tie that would have left nobody:
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ j . ~ ~ . .
        5  . . ~ ~ J . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - red: e5xe6
      - ends: red wins by blockade                # blue has nothing left that moves
`,"../../rulesets/stratego/modules/aggressor-advantage.yaml":`sandtable: 1
id: aggressor-advantage
for: stratego
title: Aggressor advantage                  # who attacks an equal wins

tables.battle.rule:
  equal ranks are both removed: removed
  of equal ranks the attacker wins: attacker.rank is defender.rank => attacker wins

rulings:
  spy against spy:
    chosen: They are equals like all others, so the spy that attacks wins.
    other: Both are removed.

changes:                                    # examples in which equals meet
  - equal ranks are both removed
  - spy against spy
  - equal classic ranks are both removed
  - in the classic game it is a draw
`,"../../rulesets/stratego/modules/draw-when-both-stuck.examples.yaml":`sandtable: 1
examples for: draw-when-both-stuck

examples:
  neither side can move:
    items: [ QB-55 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . N . . . .
        2  . . . n . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: d3xd2
      - ends: the game is drawn by blockade

  who can move while the other cannot wins as before:
    game: stratego-duel
    given:
      board: |
        8  . . . . f b . .
        7  . . . . b n G .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: g7xf7
      - ends: red wins by blockade

  what endless play forbids is no move, for both:
    game: stratego-duel
    given:
      board: |
        8  . . . . . . f m
        7  . . . . . . b .
        6  . . . . . . . b
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  B . . . . . . .
        2  . B . . . . . .
        1  M F . . . . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7
      - ends: the game is drawn by blockade

  the same while the other has one more move:
    game: stratego-duel
    given:
      board: |
        8  o . . . . . f m
        7  . . . . . . b .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  B . . . . . . .
        2  . B . . . . . .
        1  M F . . . . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7
      - ends: blue wins by blockade
`,"../../rulesets/stratego/modules/draw-when-both-stuck.yaml":`sandtable: 1
id: draw-when-both-stuck
for: stratego
title: Draw when neither side can move

instead of:
  be stuck:
    - if openly (opponent can move or opponent can attack): original
      else: the game is drawn by blockade

rulings:
  neither side can move:
    chosen: The game is drawn.
    other: The player who is on turn loses, without the module.
  who counts as stuck:
    asked: A player may have pieces that could go somewhere, and rules against endless play that forbid it.
    chosen: What is forbidden is no move, for both players alike.

changes:
  - if neither side can move, the player on turn loses
`,"../../rulesets/stratego/modules/flag-may-move.examples.yaml":`sandtable: 1
examples for: flag-may-move

examples:
  a flag runs away:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: e1-d1
      - check: first soldier on d1 is flag and not blue knows first soldier on d1

  a flag takes one step and attacks nobody:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . g . . .
        1  . . . . F B . N
           a b c d e f g h
      now: turn of red
    play:
      - legal: [ e1-d1, h1-g1, h1-h2 ]
      - red cannot: e1xe2
      - red cannot: e1-c1

  a flag is taken where it stands now:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . g . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - record: e1-d1 e3-e2 h1-h2 e2-d2 h2-h3 d2xd1
      - ends: blue wins by the flag is captured

  who has only the flag left is not stuck:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . N . . . .
        2  . . . n . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: d3xd2
      - record: e8-e7 e1-e2
      - asked: blue

  a flag that is shut in does not help:
    game: stratego-duel
    given:
      board: |
        8  f b . . . . . .
        7  b . . . . n G .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: g7xf7
      - ends: red wins by blockade

  a flag that moves goes to and fro three times at most:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . B F B . N
           a b c d e f g h
      now: turn of red
    play:
      - record: e1-e2 h8-h7 e2-e1 h7-h8 e1-e2 h8-h7
      - red cannot: e2-e1
        because: no more than three times between two spaces
`,"../../rulesets/stratego/modules/flag-may-move.yaml":`sandtable: 1
id: flag-may-move
for: stratego
title: The flag may move

pieces.soldier.kinds.flag: { moves: true }  # one space; it still cannot attack

rulings:
  what a flag can do:
    asked: Does a flag that moves attack as well?
    chosen: It never attacks; it can only run.
  a player who has only the flag left:
    asked: A player without any piece that moves would lose.
    chosen: A flag with a free space next to it is a piece that can move, so the game goes on.
  what a move tells:
    asked: Whoever sees a piece move knows that it is no bomb. Must the flag be named?
    chosen: No. A piece that has moved may be anything but a bomb.

changes:                                    # the complete lists of moves, and players who were stuck
  - a turn is one step or one attack along rows and columns
  - nobody but a scout moves and attacks on one turn
  - nobody enters or crosses a lake
  - bombs and the flag neither move nor attack
  - a scout runs in a straight line and jumps over nobody
  - a classic scout runs but strikes only next to it
  - classic pieces take one step and stay out of the ponds
  - a player who cannot move or attack loses
  - if neither side can move, the player on turn loses
  - in the classic game it is a draw
`,"../../rulesets/stratego/modules/no-endless-play.examples.yaml":`sandtable: 1
examples for: no-endless-play

examples:
  no more than three times between the same two spaces:
    items: [ QB-27, STR-35 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . s
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . M . . . . . .
        2  . . . . . . . .
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - record: b3-b4 h7-h6 b4-b3 h6-h7 b3-b4 h7-h6
      - red cannot: b4-b3
        because: no more than three times between two spaces
      - legal: [ b4-a4, b4-b5, h1-g1, h1-h2 ]

  another piece in between breaks the count:
    items: [ QB-27, STR-35 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . s
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . M . . . . . .
        2  . . . . . . . .
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - record: b3-b4 h7-h6 b4-b3 h6-h7 b3-b4 h7-h6 h1-h2 h6-h5
      - red: b4-b3

  the player who began to shuttle must stop first:
    items: [ QB-27 ]
    game: stratego-duel
    given:
      board: |
        8  . f . . . . . .
        7  . . . n . . . .
        6  . . M . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: c6-c7 d7-d8 c7-c8 d8-d7 c8-c7 d7-d8 c7-c8
      - blue cannot: d8-d7
        because: no more than three times between two spaces

  an attack counts like a move:
    items: [ STR-35 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  s . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . M . . . . . .
        2  . . . . . . . o
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - record: b3-b4 h2-h3 b4-b3 a7-a6 b3-b4 h3-b3
      - red cannot: b4xb3
        because: no more than three times between two spaces

  three times may be five at another table:
    items: [ QB-27 ]
    game: stratego-duel
    with: { shuttle limit: 5 }
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . s
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . M . . . . . .
        2  . . . . . . . .
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - record: b3-b4 h7-h6 b4-b3 h6-h7 b3-b4 h7-g7 b4-b3 g7-g6 b3-b4 g6-g7
      - red cannot: b4-b3
        because: no more than three times between two spaces

  a scout may not cross one border again and again:
    items: [ STR-36 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . n
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  O . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: a2-d2 h6-h5 d2-b2 h5-h6 b2-f2 h6-g6
      - red cannot: f2-c2                          # once more from d to c
        because: no border more than three times in a row
      - red: f2-d2

  without borders only the two spaces count:
    items: [ STR-36 ]
    game: stratego-duel
    with: { borders count: false }
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . n
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  O . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: a2-d2 h6-h5 d2-b2 h5-h6 b2-f2 h6-g6
      - red: f2-c2

  a chase may not bring back a situation:
    items: [ QB-28, STR-37 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . n . M . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - record: d7-c7 b7-b8 c7-b7 b8-c8 b7-b8 c8-c7 b8-c8 c7-b7
      - red cannot: c8-c7
        because: a chase may not bring back a situation
      - red: h1-h2

  who runs away may bring a situation back, and the chaser may go straight back:
    items: [ QB-28, QB-29, STR-37 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . n . M . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - record: d7-c7 b7-b8 c7-b7 b8-a8 b7-b8 a8-a7 b8-b7
      - blue: a7-a8                                      # as it was three turns before
      - red: b7-b8                                       # straight back
      - blue: a8-a7
      - red cannot: b8-b7
        because: no more than three times between two spaces

  who may not move any more loses:
    items: [ QB-30, STR-38 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . s
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  B . . . . . . .
        2  . B . . . . . .
        1  M F . . . . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: a1-a2 h8-h7 a2-a1 h7-h6 a1-a2 h6-h5
      - ends: blue wins by blockade
`,"../../rulesets/stratego/modules/no-endless-play.yaml":`sandtable: 1
id: no-endless-play
for: stratego
title: No endless play

options:
  shuttle limit: 1..9 = 3                   # moves in a row between the same two spaces
  borders count: true or false = true       # a scout that goes over one border again and again is bound as well
  memory: 8..256 = 64                       # positions of a chase that are remembered

terms:
  threatens(space called spot): any enemy soldiers on board where space is next to spot

history:
  shuttle: move or attack when piece is last.piece and goal is last.start
  crossing: move or attack when piece is last.piece sharing borders(start, goal)
  chase: move when last.goal is next to opponent.last.start and threatens(goal)     # what you threatened has fled
  situation:
    of: soldiers on board
    with: piece at goal
    after: move
    keep: memory

forbid:
  no more than three times between two spaces: move or attack when shuttle > shuttle limit
  no border more than three times in a row: move or attack when borders count and crossing > shuttle limit
  a chase may not bring back a situation: move when shuttle is 1 and repeats(situation, chase)

says:
  no more than three times between two spaces: You may go to and fro between the same two spaces at most {shuttle limit} times.
  no border more than three times in a row: You may cross the border between two spaces at most {shuttle limit} times in a row.
  a chase may not bring back a situation: This situation has been on the board before, so the aggressor must stop the chase.

rulings:
  what counts as going to and fro:
    asked: Is an attack one of the moves that are counted, and does it matter what the other player does meanwhile?
    chosen: Moves and attacks count alike, and the other player's moves are not looked at.
  scouts between changing spaces:
    asked: A scout can go to and fro without using the same two spaces again.
    chosen: No piece may cross one border in more than three moves in a row.
    other: Only the same two spaces count.
    option: borders count
  what is a chase:
    asked: The aggressor must stop if a situation comes back.
    chosen: A chase is a run of moves that each threaten a piece which then moves away; a capture ends it.
  what is a situation:
    asked: The place of the two pieces to each other, or of all pieces?
    chosen: Where every single piece stands, after an earlier move of the same chase.
  who must stop:
    asked: Both players may bring back a situation.
    chosen: Only the one who threatens. If both do, each is judged by the own moves.
  straight back:
    asked: A chaser who steps back to the space just left brings back a situation at once.
    chosen: That is judged by the rule of the two spaces alone, or its three times would mean nothing.
`,"../../rulesets/stratego/modules/open-battles.examples.yaml":`sandtable: 1
examples for: open-battles

examples:
  pieces stay face up:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: blue knows first soldier on d5 and red knows first soldier in captured of blue
      - seen by blue: |
          8  . . . . f . . n
          7  . . . . . . . .
          6  . . . . . . . .
          5  . . ~ M . ~ . .
          4  . . ~ . . ~ . .
          3  . . . . . . . .
          2  . . . . . . . .
          1  . . . . ? . . ?
             a b c d e f g h

  a defender that wins stays face up, too:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ m . ~ . .
        4  . . ~ G . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - record: d4xd5 d5-d6 h1-h2 h8-h7
      - seen by red: |
          8  . . . . ? . . .
          7  . . . . . . . ?
          6  . . . m . . . .
          5  . . ~ . . ~ . .
          4  . . ~ . . ~ . .
          3  . . . . . . . .
          2  . . . . . . . N
          1  . . . . F . . .
             a b c d e f g h

  a piece that has not fought keeps its secret:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: not blue knows first soldier on h1 and not red knows first soldier on h8
`,"../../rulesets/stratego/modules/open-battles.yaml":`sandtable: 1
id: open-battles
for: stratego
title: Pieces stay face up after a battle

instead of:
  call out:
    - reveal attacker
    - reveal defender

rulings:
  pieces after a fight:
    chosen: The one that stays is left face up.
    other: It is turned back, and remembered.
  a piece that has fought and comes back:
    asked: Some rules bring captured pieces back to the board.
    chosen: Everybody has seen it, so it stands there face up.
`,"../../rulesets/stratego/modules/quiet-draw.examples.yaml":`sandtable: 1
examples for: quiet-draw

examples:
  a long time without an attack is a draw:
    items: [ QB-56, STR-39 ]
    game: stratego-duel
    with: { quiet limit: 10 }
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  N . . . F . . .
           a b c d e f g h
      quiet moves: 8
      now: turn of red
    play:
      - record: a1-a2 h8-h7
      - ends: the game is drawn by nobody attacks

  a game may not last for ever:
    items: [ STR-39 ]
    game: stratego-duel
    with: { length limit: 20 }
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  N . . . F . . .
           a b c d e f g h
      total moves: 18
      now: turn of red
    play:
      - record: a1-a2 h8-h7
      - ends: the game is drawn by the game has lasted too long

  an attack begins the count anew:
    game: stratego-duel
    with: { quiet limit: 10 }
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ b . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  N . . . F . . .
           a b c d e f g h
      quiet moves: 9
      now: turn of red
    play:
      - record: d4xd5 h8-h7
      - check: quiet moves is 1
      - record: a1-a2 h7-h8
      - asked: red

  the last move of all may win:
    game: stratego-duel
    with: { length limit: 20 }
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . O . . .
        1  N . . F . . . .
           a b c d e f g h
      total moves: 19
      quiet moves: 9
      now: turn of red
    play:
      - red: e2xe8
      - ends: red wins by the flag is captured

  attacks count for the length of a game:
    game: stratego-duel
    with: { length limit: 20 }
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ b . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  N . . . F . . .
           a b c d e f g h
      total moves: 19
      now: turn of red
    play:
      - red: d4xd5
      - ends: the game is drawn by the game has lasted too long

  the last quiet move shuts the other side in:
    game: stratego-duel
    with: { quiet limit: 10 }
    given:
      board: |
        8  . . . . . . b f
        7  . . . . . B n b
        6  . . . . . . . .
        5  . . ~ . . ~ M .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  N . . . F . . .
           a b c d e f g h
      quiet moves: 9
      now: turn of red
    play:
      - red: g5-g6
      - ends: the game is drawn by nobody attacks
`,"../../rulesets/stratego/modules/quiet-draw.yaml":`sandtable: 1
id: quiet-draw
for: stratego
title: Draw after a long time without an attack

options:
  quiet limit: 10..1000 = 200               # moves of both sides together since the last attack
  length limit: 20..10000 = 2000            # moves and attacks in all

track: { quiet moves: 0, total moves: 0 }

after:                                      # a move that wins has won, also if it is the last one
  move:
    - add 1 to quiet moves
    - add 1 to total moves
  attack:
    - set quiet moves to 0
    - add 1 to total moves

end:
  nobody attacks:
    when: quiet moves >= quiet limit
    drawn: yes
  the game has lasted too long:
    when: total moves >= length limit
    drawn: yes

rulings:
  games without end:
    chosen: A game in which nobody attacks for a long time is drawn, and so is one that lasts too long.
    other: None; a player may resign.
  how long is a long time:
    asked: How many moves may pass without an attack?
    chosen: 200, those of both players counted together.
    other: Any number from 10 to 1000.
    option: quiet limit
  how long may a game last:
    asked: Players who attack now and then could go on for ever.
    chosen: 2000 moves and attacks in all.
    other: Any number from 20 to 10000.
    option: length limit
  what breaks the silence:
    asked: Is it enough to attack, or must a piece be removed? And what if a piece comes back to the board?
    chosen: Every attack begins the count anew, and nothing else does.
  the last move shuts the other side in:
    asked: With the same move the count is full and the opponent cannot move.
    chosen: The game is drawn, for nobody is stuck before it is their turn.
`,"../../rulesets/stratego/modules/rescue.examples.yaml":`sandtable: 1
examples for: rescue

examples:
  a rescued piece comes back:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner, bomb
      now: turn of red
    play:
      - record: a7-a8 +Nb1
      - check: first soldier on b1 is miner and any bomb in captured of red and number of soldiers in captured of red is 1
      - asked: blue

  nobody has to rescue:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - red: a7-a8
      - asked: red
      - red: done
      - asked: blue
      - check: any miner in captured of red

  the question is asked even if nobody can be rescued:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      now: turn of red
    play:
      - red: a7-a8
      - asked: red
      - legal: [ done ]

  only to an empty space of the home rows:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - red: a7-a8
      - red cannot: +Na4
      - red cannot: +Ne1
      - red: +Nh3

  a piece that fights its way to the far row rescues as well:
    game: stratego-duel
    given:
      board: |
        8  n . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - record: a7xa8 +Nb1
      - check: first soldier on a8 is general and first soldier on b1 is miner

  a scout rescues nobody:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  O . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - red: a7-a8
      - asked: red
      - red cannot: +Nb1
        because: a scout rescues nobody
      - legal: [ done ]

  scouts rescue at another table:
    game: stratego-duel
    with: { scouts rescue: true }
    given:
      board: |
        8  . . . . f . . .
        7  O . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - record: a7-a8 +Nb1

  a bomb stays out of the game:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: bomb
      now: turn of red
    play:
      - red: a7-a8
      - red cannot: +Bb1
      - legal: [ done ]

  bombs come back at another table:
    game: stratego-duel
    with: { bombs come back: true }
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: bomb
      now: turn of red
    play:
      - record: a7-a8 +Bb1
      - check: first soldier on b1 is bomb

  each piece rescues once:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner, scout
      now: turn of red
    play:
      - record: a7-a8 +Nb1 h1-h2 a8-b8
      - asked: red
      - red cannot: +Oc1
        because: each piece rescues once
      - record: done h2-h3

  two rescues for each player:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G M N . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner, scout, scout
      now: turn of red
    play:
      - record: a7-a8 +Nb1 h1-h2 b7-b8 +Oc1 h2-h3 c7-c8
      - red cannot: +Od1
        because: you have rescues left

  more rescues at another table:
    game: stratego-duel
    with: { rescues allowed: 3 }
    given:
      board: |
        8  . . . . f . . .
        7  G M N . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner, scout, scout
      now: turn of red
    play:
      - record: a7-a8 +Nb1 h1-h2 b7-b8 +Oc1 h2-h3 c7-c8 +Od1
      - check: captured of red is empty

  a rescuer need not stay:
    game: stratego-duel
    given:
      board: |
        8  . n . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - record: a7-a8 +Nb1 b8xa8
      - check: any miner in captured of blue and first soldier on b1 is miner

  everybody knows the piece that comes back:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - record: a7-a8 +Nb1
      - check: blue knows first soldier on b1 and not blue knows first soldier on a8

  after a silent defence only its owner does:
    game: stratego-duel
    uses: [ silent-defence ]
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - record: a7-a8 +Nb1
      - check: red knows first soldier on b1 and not blue knows first soldier on b1

  a flag that moves may rescue:
    game: stratego-duel
    uses: [ flag-may-move ]
    given:
      board: |
        8  . . . . f . . .
        7  F . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . N . . s
           a b c d e f g h
      captured of red: general
      now: turn of red
    play:
      - record: a7-a8 +Gb1
      - check: first soldier on b1 is general

  a rescue is no attack:
    game: stratego-duel
    uses: [ quiet-draw ]
    with: { quiet limit: 10 }
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      quiet moves: 9
      now: turn of red
    play:
      - record: a7-a8 +Nb1
      - ends: the game is drawn by nobody attacks

  a rescue does not break a series:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  G . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . s
           a b c d e f g h
      captured of red: miner
      now: turn of red
    play:
      - record: a7-a8 +Nb1 h1-h2 a8-a7 h2-h1 a7-a8 done h1-h2
      - red cannot: a8-a7
        because: no more than three times between two spaces

  the far row of the classic game is the tenth:
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . .
        9  G . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ . . ~ ~ . .
        5  . . ~ ~ . . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . s
           a b c d e f g h i j
      captured of red: miner
      now: turn of red
    play:
      - record: a9-a10 +Nb4
      - check: first soldier on b4 is miner
`,"../../rulesets/stratego/modules/rescue.yaml":`sandtable: 1
id: rescue
for: stratego
title: Rescue                               # a piece that reaches the far row brings a captured one back

options:
  rescues allowed: 1..9 = 2                 # of each player, in the whole game
  scouts rescue: true or false = false
  bombs come back: true or false = false

pieces.soldier:
  printed: { rescues: true or false = true, rescuable: true or false = true }
  track: { rescued one: false }
pieces.soldier.kinds.scout: { rescues: scouts rescue }
pieces.soldier.kinds.bomb: { rescuable: bombs come back }

track:
  each player: { rescues made: 0 }

after:
  advance:
    - if goal is in back row of opponent: you may rescue(piece)   # asked always: not to be asked would tell which piece it is

actions:
  rescue(your soldier called rescuer):
    title: Bring a captured piece back
    choose:
      prisoner: your soldiers in your captured where rescuable
      goal: spaces in your home where empty
    only if:
      a scout rescues nobody: rescuer.rescues
      each piece rescues once: not rescuer.rescued one
      you have rescues left: you.rescues made < rescues allowed
    then:
      - move prisoner to goal
      - set rescuer.rescued one to true
      - add 1 to you.rescues made
    write: "+{prisoner}{goal}"

says:
  a scout rescues nobody: A scout is too fast to carry anybody home.
  you have rescues left: You may bring back at most {rescues allowed} pieces in one game.

rulings:
  how often:
    asked: Without a limit a game could begin again and again.
    chosen: Each player rescues at most two pieces, and each piece rescues one.
    other: Any number from 1 to 9.
    option: rescues allowed
  scouts that reach the far row:
    asked: A scout may be there after one move.
    chosen: It rescues nobody.
    other: It rescues like every other piece.
    option: scouts rescue
  bombs that were removed:
    asked: A bomb that comes back would stand where the owner likes, in the middle of the game.
    chosen: It stays out of the game.
    other: It comes back like every other piece.
    option: bombs come back
  when and where:
    asked: Does the piece come back at once, and to which space?
    chosen: Before the turn passes, to any empty space of the own home rows.
  reaching the far row by an attack:
    asked: Must the piece have moved there, or may it have fought?
    chosen: However it came there. Each time it arrives on a space of that row the player is asked.
  who knows the piece that comes back:
    asked: It is put down like the others, its back to the enemy.
    chosen: Captured pieces lie open, so both players know it. Where they do not lie open only its owner does.
  a rescue and endless play:
    asked: Does a rescue break a series of moves that may not go on for ever?
    chosen: No. It belongs to the move before it.
`,"../../rulesets/stratego/modules/silent-defence.examples.yaml":`sandtable: 1
examples for: silent-defence

examples:
  a silent defender stays unknown:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . m . g . . . .
        5  . G ~ O . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - record: b5xb6 d6-d7 d5xd7
      - check: not red knows first soldier on b6 and red knows first soldier on d7
      - seen by red: |
          8  . . . . ? . . .
          7  . . . g . . . .
          6  . ? . . . . . .
          5  . . ~ . . ~ . .
          4  . . ~ . . ~ . .
          3  . . . . . . . .
          2  . . . . . . . .
          1  . . . . F . . N
             a b c d e f g h

  the attacker is always named:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: blue knows first soldier on d5 and not red knows first soldier in captured of blue

  a scout is answered, whoever wins:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ s . ~ . .
        4  . . ~ O . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is scout and red knows first soldier in captured of blue

  a scout is not answered at another table:
    game: stratego-duel
    with: { scouts are answered: false }
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . m . g . . . .
        5  . G ~ O . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - record: d5xd6
      - check: not red knows first soldier on d6

  removed pieces lie open at another table:
    game: stratego-duel
    with: { removed pieces lie open: true }
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: red knows first soldier in captured of blue

  a defender that wins stays unknown even where removed pieces lie open:
    game: stratego-duel
    with: { removed pieces lie open: true }
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . m . g . . . .
        5  . G ~ O . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: b5xb6
      - check: not red knows first soldier on b6 and blue knows first soldier in captured of red

  whoever takes the flag has won all the same:
    game: stratego-duel
    given:
      board: |
        8  . . . M f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d8xe8
      - ends: red wins by the flag is captured

  who attacks a bomb hears only that it is lost:
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ b . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is bomb and not red knows first soldier on d5 and any marshal in captured of red

  two house rules that answer the same question clash:
    game: stratego-duel
    uses: [ open-battles ]
    refused: both say what happens instead of call out
`,"../../rulesets/stratego/modules/silent-defence.yaml":`sandtable: 1
id: silent-defence
for: stratego
title: Silent defence                       # only the attacker names his piece

options:
  scouts are answered: true or false = true
  removed pieces lie open: true or false = false

places.captured: { seen by: owner }

instead of:
  call out:
    - show attacker
    - if scouts are answered and attacker is scout: show defender   # that is what a scout is for

before:
  capture:
    - if removed pieces lie open: show soldier

rulings:
  a defender who wins:
    asked: Does the player who removes an attacker say by which piece?
    chosen: No. Both hear who wins, and nothing else.
  a scout that attacks:
    asked: What is a scout for, if nobody answers it?
    chosen: Whoever is attacked by a scout names the piece.
    other: Scouts are not answered either.
    option: scouts are answered
  a defender who loses:
    asked: Is a defender that is removed shown?
    chosen: No. It lies face down, and only its owner knows it.
    other: All removed pieces lie open.
    option: removed pieces lie open

changes:                                    # examples in which somebody learns the defender
  - both players know the pieces that have fought
  - classic ranks from sergeant to marshal
  - classic bombs and miners
`,"../../rulesets/stratego/stratego.examples.yaml":`sandtable: 1
examples for: stratego

examples:
  # the board, the box and the set-up

  ten pieces a side:
    items: [ QB-1, QB-5 ]
    game: stratego-duel
    play:
      - check: number of soldiers in army of red is 10 and number of soldiers in army of blue is 10
      - check: number of marshals in army of red is 1 and number of generals in army of red is 1
      - check: number of spies in army of red is 1
      - check: number of miners in army of red is 2 and number of scouts in army of red is 2
      - check: number of bombs in army of red is 2 and number of flags in army of red is 1

  eight pieces a side:
    items: [ QB-12, QB-50 ]
    game: stratego-barrage
    play:
      - check: number of soldiers in army of red is 8 and number of soldiers in army of blue is 8
      - check: number of marshals in army of red is 1 and number of generals in army of red is 1
      - check: number of spies in army of red is 1
      - check: number of miners in army of red is 1 and number of scouts in army of red is 2
      - check: number of bombs in army of red is 1 and number of flags in army of red is 1

  forty pieces a side:
    items: [ STR-1, STR-2, STR-3, STR-5, STR-6 ]
    game: stratego-classic
    play:
      - check: number of players is 2 and number of spaces is 92
      - check: number of soldiers in army of red is 40 and number of soldiers in army of blue is 40
      - check: number of scouts in army of red is 8 and number of bombs in army of red is 6
      - check: number of miners in army of red is 5
      - check: number of captains in army of red is 4 and number of lieutenants in army of red is 4
      - check: number of sergeants in army of red is 4
      - check: number of majors in army of red is 3 and number of colonels in army of red is 2
      - check: sum of rank over soldiers in army of red is 148      # bombs and the flag have no rank

  the armies are set up behind a screen:
    items: [ QB-4, QB-14 ]
    game: stratego-duel
    play:
      - red: flag in the corner
      - asked: blue
      - seen by blue: |
          8  . . . . . . . .
          7  . . . . . . . .
          6  . . . . . . . .
          5  . . ~ . . ~ . .
          4  . . ~ . . ~ . .
          3  . . . . . . . .
          2  . . . . . . . .
          1  . . . . . . . .
             a b c d e f g h
      - blue: open field
      - check: red knows first soldier on a1 and not blue knows first soldier on a1

  all pieces stand on the three rows at the back, and red begins:
    items: [ QB-11, QB-13, QB-17, QB-52 ]
    game: stratego-duel
    play:
      - red cannot: O.SM.G.O/B.N...N./F.......            # a bomb is missing
      - red cannot: O.SM.G.O/B.N...N./FB.....M            # two marshals
      - red: flag in the corner
      - blue: flag in the middle
      - check: army of red is empty and army of blue is empty
      - check: every soldier on board has space is in home of owner
      - asked: red

  the flag may stand anywhere at home:
    items: [ QB-16 ]
    game: stratego-duel
    play:
      - red: FBOMGSNO/B......N/........                   # in the front row, shut in by its bombs
      - blue: flag in the corner
      - check: first soldier on a3 is flag and first soldier on a2 is bomb and first soldier on b3 is bomb

  forty pieces fill four rows, unseen:
    items: [ STR-7, STR-9, STR-10, STR-12 ]
    game: stratego-classic
    play:
      - red: flag in the corner
      - asked: blue
      - check: board is empty
      - blue: flag in the middle
      - check: number of soldiers on board is 80 and every soldier on board has space is in home of owner
      - check: red knows first soldier on a1 and not blue knows first soldier on a1
      - asked: red

  a player may be shut in from the start:
    items: [ STR-11, STR-30 ]
    game: stratego-classic
    play:
      - red: BBOOBBOOBB/OOOOMGCCJJ/JPPPPLLLLT/TTTNNNNNSF   # bombs before every way out, lakes before the rest
      - blue: flag in the corner
      - ends: blue wins by blockade

  # moving

  a turn is one step or one attack along rows and columns:
    items: [ QB-18, QB-21, QB-22, QB-23, QB-24, QB-31, QB-32, QB-33 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . n g . . . . .
        2  . M S . . . . .
        1  . . o . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - legal: [ b2-a2, b2-b1, b2xb3, c2-d2, c2xc3, c2xc1 ]
      - red: b2-a2
      - asked: blue

  nobody but a scout moves and attacks on one turn:
    items: [ QB-19 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ n . ~ . .
        3  . . . . . . . .
        2  . . . M . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - legal: [ d2-d1, d2-d3, d2-c2, d2-e2 ]
      - red cannot: d2xd4

  nobody enters or crosses a lake:
    items: [ QB-2, QB-3, QB-26, QB-44 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . g . . . . .
        5  . . ~ . . ~ . .
        4  . M ~ . . ~ . .
        3  . . O . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - check: number of spaces is 60
      - legal: [ b4-a4, b4-b5, b4-b3, c3-b3, c3-a3, c3-d3, c3-e3, c3-f3, c3-g3, c3-h3, c3-c2, c3-c1 ]
      - red cannot: c3xc6

  every numbered piece and the spy can move:
    items: [ QB-6 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . s
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  M G N O F S . .
           a b c d e f g h
      now: turn of red
    play:
      - record: a1-a2 h8-h7 b1-b2 h7-h6 c1-c2 h6-h5 d1-d2 h5-h4 f1-f2
      - check: first soldier on a2 is marshal and first soldier on b2 is general and first soldier on c2 is miner
      - check: first soldier on d2 is scout and first soldier on f2 is spy

  bombs and the flag neither move nor attack:
    items: [ QB-7, QB-34 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . n . . . .
        1  . . . B F . . G
           a b c d e f g h
      now: turn of red
    play:
      - legal: [ h1-g1, h1-h2 ]
      - red cannot: e1-e2
      - red cannot: d1-c1
      - red cannot: d1xd2

  a scout runs in a straight line and jumps over nobody:
    items: [ QB-25, QB-43, QB-45 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . m . . . . . .
        6  . . . . . . . .
        5  . n ~ g . ~ . .
        4  . . ~ . . ~ . .
        3  M O . . . S . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - legal: [ b3-b4, b3xb5, b3-c3, b3-d3, b3-e3, b3-b2, b3-b1, a3-a4, a3-a2, f3-f2, f3-g3, f3-e3 ]
      - red cannot: b3xb7                                # somebody stands between
      - red cannot: b3xd5                                # it cannot turn a corner

  a duel scout moves and attacks on the same turn:
    items: [ QB-45 ]
    game: stratego-duel
    given:
      board: |
        8  . n . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . O . . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: b3xb8
      - check: first soldier on b8 is miner and any scout in captured of red and red knows first soldier on b8

  a scout that runs gives itself away:
    items: [ QB-46 ]
    game: stratego-duel
    given:
      board: |
        8  . n . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . O . . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - either:
          - - red: b3-b4
            - check: not blue knows first soldier on b4
          - - red: b3-e3
            - check: blue knows first soldier on e3
            - seen by blue: |
                8  . n . . f . . .
                7  . . . . . . . .
                6  . . . . . . . .
                5  . . ~ . . ~ . .
                4  . . ~ . . ~ . .
                3  . . . . O . . .
                2  . . . . . . . .
                1  . . . . ? . . .
                   a b c d e f g h

  a classic scout runs but strikes only next to it:
    items: [ STR-15, STR-18, STR-23, STR-24 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . t . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ . . ~ ~ . .
        5  . . ~ ~ . . ~ ~ . .
        4  . . . . . . . . . .
        3  t O . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - legal: [ b3xa3, b3-b2, b3-b1, b3-b4, b3-b5, b3-b6, b3-b7, b3-c3, b3-d3, b3-e3, b3-f3, b3-g3, b3-h3, b3-i3, b3-j3 ]
      - red cannot: b3xb8
      - red: b3-b7
      - check: blue knows first soldier on b7          # no other piece can go so far
      - check: not red knows first soldier on b8

  a classic scout strikes from afar at another table:
    items: [ STR-23 ]
    game: stratego-classic
    with: { scout strike: 9 }
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . t . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ . . ~ ~ . .
        5  . . ~ ~ t . ~ ~ . .
        4  . . . . . . . . . .
        3  . O . . . . . . . .
        2  . . . . O . . . . .
        1  . . . . F . . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - either:
          - - red: b3xb8
            - check: first soldier on b8 is sergeant and any scout in captured of red
          - - red: e2xe5

  a classic scout may step once before it strikes, as some read it:
    items: [ STR-23 ]
    game: stratego-classic
    with: { scout strike: 2 }
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ . . ~ ~ . .
        5  . t ~ ~ t . ~ ~ . .
        4  . . . . . . . . . .
        3  . O . . . . . . . .
        2  . . . . O . . . . .
        1  . . . . F . . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - red cannot: e2xe5
      - red: b3xb5

  classic pieces take one step and stay out of the ponds:
    items: [ STR-4, STR-13, STR-14, STR-16, STR-17 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ . . ~ ~ . .
        5  . C ~ ~ . . ~ ~ . .
        4  . B J . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  T B . . F B . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - legal: [ b5-a5, b5-b6, c4-d4, c4-c3, a1-a2 ]
      - red cannot: c4-c7
      - red cannot: f1-f2

  # attacking

  the higher rank wins and takes the place:
    items: [ QB-8, QB-36, QB-39 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is marshal and d4 is empty and any general in captured of blue
      - asked: blue

  the lower rank is lost and the defender stays:
    items: [ QB-8, QB-37 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ m . ~ . .
        4  . . ~ G . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is marshal and d4 is empty and any general in captured of red
      - asked: blue

  equal ranks are both removed:
    items: [ QB-38 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ g . ~ . .
        4  . . ~ G . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: d4 is empty and d5 is empty and any general in captured of red and any general in captured of blue

  both players know the pieces that have fought:
    items: [ QB-35 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ m . ~ . .
        4  . . ~ G . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - check: not red knows first soldier on d5 and not blue knows first soldier on d4
      - red: d4xd5
      - check: red knows first soldier on d5 and blue knows first soldier in captured of red
      - record: d5-d6 h1-h2 d6-e6
      - seen by red: |
          8  . . . . ? . . ?
          7  . . . . . . . .
          6  . . . . m . . .
          5  . . ~ . . ~ . .
          4  . . ~ . . ~ . .
          3  . . . . . . . .
          2  . . . . . . . N
          1  . . . . F . . .
             a b c d e f g h

  # special pieces

  a spy that attacks the marshal wins:
    items: [ QB-48 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ m . ~ . .
        4  . . ~ S . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is spy and d4 is empty and any marshal in captured of blue

  a marshal that attacks the spy wins:
    items: [ QB-49 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ s . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is marshal and any spy in captured of blue

  the spy loses to every rank, and falls with the other spy:
    items: [ QB-9, QB-47, QB-49a ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ s . ~ o .
        4  . . ~ O . ~ S .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - either:
          - - red: d4xd5                          # a scout attacks the spy
            - check: first soldier on d5 is scout and any spy in captured of blue
          - - record: g4xg5                       # the spy attacks a scout
            - check: first soldier on g5 is scout and any spy in captured of red
          - - record: h1-g1 d5xd4                 # the spy attacks a scout, and is no better off on the other side
            - check: first soldier on d4 is scout and any spy in captured of blue

  spy against spy:
    items: [ QB-47 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ s . ~ . .
        4  . . ~ S . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: d4 is empty and d5 is empty and any spy in captured of red and any spy in captured of blue

  a spy takes the flag but not a bomb:
    items: [ QB-49a ]
    game: stratego-duel
    given:
      board: |
        8  . . . S f . . n
        7  . . . b . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - either:
          - - red: d8xe8
            - ends: red wins by the flag is captured
          - - red: d8xd7
            - check: first soldier on d7 is bomb and any spy in captured of red

  a bomb destroys its attacker and stays:
    items: [ QB-41 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ b . ~ . .
        4  . . ~ M . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . N
           a b c d e f g h
      now: turn of red
    play:
      - red: d4xd5
      - check: first soldier on d5 is bomb and d4 is empty and any marshal in captured of red
      - asked: blue

  only a miner removes a bomb and takes its place:
    items: [ QB-42 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f b . .
        7  . . . . . b N .
        6  . . . . . G . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  o . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - record: f6xf7 a1-a2 g7xf7
      - check: f6 is empty and first soldier on f7 is miner
      - check: any general in captured of red and any bomb in captured of blue

  any piece captures the flag and wins, a scout even from far away:
    items: [ QB-40, QB-53 ]
    game: stratego-duel
    given:
      board: |
        8  . . . N f . . n
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . O . . .
        2  . . . . . . . .
        1  . . . . F . . G
           a b c d e f g h
      now: turn of red
    play:
      - either:
          - - red: e3xe8
            - ends: red wins by the flag is captured
          - - red: d8xe8
            - ends: red wins by the flag is captured

  classic ranks from sergeant to marshal:
    items: [ STR-6, STR-19, STR-20, STR-22, STR-34 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . . . . . . . . . c
        7  . . . . . . . . . P
        6  . . ~ ~ . . ~ ~ . .
        5  . . ~ ~ . . ~ ~ . .
        4  t . . . . . . . . .
        3  L . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - record: a3xa4
      - check: first soldier on a4 is lieutenant and any sergeant in captured of blue
      - check: blue knows first soldier on a4 and red knows first soldier in captured of blue
      - record: j8xj7
      - check: first soldier on j7 is colonel and any captain in captured of red
      - check: red knows first soldier on j7 and blue knows first soldier on j7

  equal classic ranks are both removed:
    items: [ STR-21 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . c
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ j . ~ ~ . .
        5  . . ~ ~ J . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . N
           a b c d e f g h i j
      now: turn of red
    play:
      - red: e5xe6
      - check: e5 is empty and e6 is empty and any major in captured of red and any major in captured of blue

  the classic spy:
    items: [ STR-25, STR-26 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . c
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ m . ~ ~ . .
        5  . . ~ ~ S o ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . N
           a b c d e f g h i j
      now: turn of red
    play:
      - either:
          - - red: e5xe6                          # the spy attacks the marshal
            - check: first soldier on e6 is spy and any marshal in captured of blue
          - - red: e5xf5                          # the spy attacks a scout
            - check: first soldier on f5 is scout and any spy in captured of red
          - - record: j1-j2 e6xe5                 # the marshal attacks the spy
            - check: first soldier on e5 is marshal and any spy in captured of red

  classic bombs and miners:
    items: [ STR-27, STR-28 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . c
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ b N ~ ~ . .
        5  . . ~ ~ G . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . N
           a b c d e f g h i j
      now: turn of red
    play:
      - either:
          - - red: e5xe6
            - check: first soldier on e6 is bomb and any general in captured of red and red knows first soldier on e6
          - - red: f6xe6
            - check: first soldier on e6 is miner and any bomb in captured of blue

  whoever reaches the flag wins:
    items: [ STR-29 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . c
        9  . . . . S . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ . . ~ ~ . .
        5  . . ~ ~ . . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . N
           a b c d e f g h i j
      now: turn of red
    play:
      - red: e9xe10
      - ends: red wins by the flag is captured

  what was seen in a fight is remembered:
    items: [ STR-33 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . c
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ t . ~ ~ . .
        5  . . ~ ~ G . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . N
           a b c d e f g h i j
      now: turn of red
    play:
      - record: e5xe6 j10-j9 e6-e7 j9-j8
      - check: blue knows first soldier on e7 and not blue knows first soldier on j1

  # the end

  a player who cannot move or attack loses:
    items: [ QB-20, QB-54 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f b . .
        7  . . . . b n G .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: g7xf7
      - ends: red wins by blockade

  if neither side can move, the player on turn loses:
    items: [ QB-55 ]
    game: stratego-duel
    given:
      board: |
        8  . . . . f . . .
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . ~ . . ~ . .
        4  . . ~ . . ~ . .
        3  . . . N . . . .
        2  . . . n . . . .
        1  . . . . F . . .
           a b c d e f g h
      now: turn of red
    play:
      - red: d3xd2
      - ends: red wins by blockade

  in the classic game it is a draw:
    items: [ STR-31 ]
    game: stratego-classic
    given:
      board: |
        10 . . . . f . . . . .
        9  . . . . . . . . . .
        8  . . . . . . . . . .
        7  . . . . . . . . . .
        6  . . ~ ~ j . ~ ~ . .
        5  . . ~ ~ J . ~ ~ . .
        4  . . . . . . . . . .
        3  . . . . . . . . . .
        2  . . . . . . . . . .
        1  . . . . F . . . . .
           a b c d e f g h i j
      now: turn of red
    play:
      - red: e5xe6
      - ends: the game is drawn by blockade
`,"../../rulesets/stratego/stratego.yaml":`sandtable: 1
id: stratego
title: Stratego
implements:
  game: Stratego
  owner: Royal Jumbo B.V.
  note: An independent implementation for study and house rules, not affiliated with the owner. No text or art is theirs.
abstract: yes                               # no board and no army: the games that extend it add them

players:
  seats: [ red, blue ]
  sides: { red: south, blue: north }
  may resign: yes

values:
  outcome: [ attacker wins, defender wins, both are lost ]

pieces:
  soldier:
    owner: fixed                            # a colour of its own, wherever it lies
    printed:
      rank: number or none                  # the higher number wins
      reach: number = 1                     # spaces it may move, in a straight line
      strike: number = 1                    # spaces from which it may attack, in a straight line
      moves: true or false = true
      attacks: true or false = true
    kinds:
      marshal:    { letter: M, rank: 10, title: Field Marshal }
      general:    { letter: G, rank: 9 }
      colonel:    { letter: C, rank: 8 }
      major:      { letter: J, rank: 7 }
      captain:    { letter: P, rank: 6 }
      lieutenant: { letter: L, rank: 5 }
      sergeant:   { letter: T, rank: 4 }
      miner:      { letter: N, rank: 3 }
      scout:      { letter: O, rank: 2, reach: unlimited }
      spy:        { letter: S, rank: 1, plural: spies }
      bomb:       { letter: B, moves: false, attacks: false }
      flag:       { letter: F, moves: false, attacks: false }

places:
  board:    { holds: 1 soldier, seen by: owner }
  army:     { each: player, holds: soldiers, seen by: owner }
  captured: { each: player, holds: soldiers, seen by: everyone }

tables:
  battle(soldier called attacker where attacks, soldier called defender) gives outcome:
    rule:
      the higher rank wins:                attacker.rank > defender.rank => attacker wins
      the lower rank loses:                attacker.rank < defender.rank => defender wins
      equal ranks are both removed:        attacker.rank is defender.rank => both are lost
    except:
      a spy that attacks the marshal wins: spy, marshal => attacker wins
      a bomb destroys its attacker:        any, bomb => defender wins
      only a miner removes a bomb:         miner, bomb => attacker wins
      any piece captures the flag:         any, flag => attacker wins

play:
  - arrange army on home by every player in secret
  - turns from red: turn

stages:
  turn:
    - you must move or attack or else be stuck
  be stuck: opponent wins by blockade                     # also if the opponent could not move either
  advance(your soldier called piece, space called goal): move piece to goal
  fight(your soldier called attacker, enemy soldier called defender, space called field):
    - call out(attacker, defender)
    - case openly battle(attacker, defender):           # everyone sees who wins
        attacker wins:
          - capture(defender)
          - advance(attacker, field)
        defender wins: capture(attacker)
        both are lost:
          - capture(attacker)
          - capture(defender)
  call out(your soldier called attacker, enemy soldier called defender):
    - show attacker
    - show defender
  capture(soldier): move soldier to captured of soldier.owner

actions:
  move:
    title: Move one of your pieces
    choose:
      piece: your soldiers on board where moves
      goal: spaces in open line(piece, orthogonal, piece.reach)
    let:
      start: piece.space
    then:
      - advance(piece, goal)
      - if goal is not next to start: show piece            # no other piece can go so far: it has given itself away
    write: "{start}-{goal}"
  attack:
    title: Attack an enemy piece
    choose:
      piece: your soldiers on board where attacks
      target: enemy soldiers in sight(piece, orthogonal, piece.strike)
    let:
      start: piece.space
      goal: target.space
    then: fight(piece, target, goal)
    write: "{start}x{goal}"

end:
  the flag is captured:
    for each: player
    when: openly any flag in captured of player          # everyone hears that the game is over
    winner: opponent of player

rulings:
  neither side can move:
    asked: After an exchange neither player has a legal move.
    chosen: The player who is on turn loses, as the rule says.
    other: The game is drawn, as at tournaments.
    module: draw-when-both-stuck
  games without end:
    asked: The rulebooks know no draw.
    chosen: None; a player may resign.
    other: Drawn after a number of moves without an attack, or in all.
    module: quiet-draw
  pieces after a fight:
    asked: Both are named or shown. What about the one that stays?
    chosen: It is turned back; both players may remember it, and the game remembers it for them.
    other: It stays face up.
    module: open-battles
  spy against spy:
    asked: The spy is said to lose when it is attacked, and equal ranks are said to fall together.
    chosen: Both are removed.
  spy against all others:
    asked: Only its attack on the marshal is described.
    chosen: It has rank 1, so it loses to every numbered piece but takes the flag; a bomb destroys it.
  where the flag may stand:
    asked: Nothing is said about a flag behind its own bombs, or in the front row.
    chosen: Every space of the home rows will do.
  passing:
    asked: Nothing is said about a player who does not want to move.
    chosen: A player who can move or attack must do so.
`,"../../rulesets/stratego/texts/aggressor-advantage.da.yaml":`sandtable: 1
texts for: aggressor-advantage
language: da
texts:
  Aggressor advantage: Fordel til angriberen
  of equal ranks the attacker wins: Ved samme rang vinder angriberen
`,"../../rulesets/stratego/texts/aggressor-advantage.de.yaml":`sandtable: 1
texts for: aggressor-advantage
language: de
texts:
  Aggressor advantage: Vorteil des Angreifers
  of equal ranks the attacker wins: Bei gleichem Rang gewinnt der Angreifer
`,"../../rulesets/stratego/texts/aggressor-advantage.en.yaml":`sandtable: 1
texts for: aggressor-advantage
language: en
texts:
  Aggressor advantage: Aggressor advantage
  of equal ranks the attacker wins: Of equal ranks the attacker wins
`,"../../rulesets/stratego/texts/aggressor-advantage.es.yaml":`sandtable: 1
texts for: aggressor-advantage
language: es
texts:
  Aggressor advantage: Ventaja del atacante
  of equal ranks the attacker wins: A igual rango gana el atacante
`,"../../rulesets/stratego/texts/aggressor-advantage.fr.yaml":`sandtable: 1
texts for: aggressor-advantage
language: fr
texts:
  Aggressor advantage: Avantage à l'attaquant
  of equal ranks the attacker wins: À rang égal, l'attaquant gagne
`,"../../rulesets/stratego/texts/aggressor-advantage.it.yaml":`sandtable: 1
texts for: aggressor-advantage
language: it
texts:
  Aggressor advantage: Vantaggio a chi attacca
  of equal ranks the attacker wins: A parità di grado vince chi attacca
`,"../../rulesets/stratego/texts/aggressor-advantage.nl.yaml":`sandtable: 1
texts for: aggressor-advantage
language: nl
texts:
  Aggressor advantage: Voordeel voor de aanvaller
  of equal ranks the attacker wins: Bij gelijke rang wint de aanvaller
`,"../../rulesets/stratego/texts/aggressor-advantage.pt.yaml":`sandtable: 1
texts for: aggressor-advantage
language: pt
texts:
  Aggressor advantage: Vantagem de quem ataca
  of equal ranks the attacker wins: Em caso de igualdade ganha quem ataca
`,"../../rulesets/stratego/texts/barrage.da.yaml":`sandtable: 1
texts for: stratego-barrage
language: da
texts:
  Stratego Barrage: Stratego Barrage
`,"../../rulesets/stratego/texts/barrage.de.yaml":`sandtable: 1
texts for: stratego-barrage
language: de
texts:
  Stratego Barrage: Stratego Trommelfeuer
`,"../../rulesets/stratego/texts/barrage.en.yaml":`sandtable: 1
texts for: stratego-barrage
language: en
texts:
  Stratego Barrage: Stratego Barrage
`,"../../rulesets/stratego/texts/barrage.es.yaml":`sandtable: 1
texts for: stratego-barrage
language: es
texts:
  Stratego Barrage: Stratego Bloqueo
`,"../../rulesets/stratego/texts/barrage.fr.yaml":`sandtable: 1
texts for: stratego-barrage
language: fr
texts:
  Stratego Barrage: Stratego Barrage
`,"../../rulesets/stratego/texts/barrage.it.yaml":`sandtable: 1
texts for: stratego-barrage
language: it
texts:
  Stratego Barrage: Stratego Barrage
  Stratego Barrage, one of the two games in Stratego Quick Battle: Stratego Barrage, uno dei due giochi di Stratego Quick Battle
`,"../../rulesets/stratego/texts/barrage.nl.yaml":`sandtable: 1
texts for: stratego-barrage
language: nl
texts:
  Stratego Barrage: Stratego Barrage
`,"../../rulesets/stratego/texts/barrage.pt.yaml":`sandtable: 1
texts for: stratego-barrage
language: pt
texts:
  Stratego Barrage: Stratego Barragem
`,"../../rulesets/stratego/texts/classic.da.yaml":`sandtable: 1
texts for: stratego-classic
language: da
texts:
  Stratego, 10 by 10: Stratego, 10 gange 10
  scout strike: Felter, som en spejder angriber fra
  back row: Bageste række
`,"../../rulesets/stratego/texts/classic.de.yaml":`sandtable: 1
texts for: stratego-classic
language: de
texts:
  Stratego, 10 by 10: Stratego, 10 mal 10
  scout strike: Felder, aus denen ein Späher angreift
  back row: Hinterste Reihe
`,"../../rulesets/stratego/texts/classic.en.yaml":`sandtable: 1
texts for: stratego-classic
language: en
texts:
  Stratego, 10 by 10: Stratego, 10 by 10
  scout strike: Spaces from which a scout attacks
`,"../../rulesets/stratego/texts/classic.es.yaml":`sandtable: 1
texts for: stratego-classic
language: es
texts:
  Stratego, 10 by 10: Stratego, 10 por 10
  scout strike: Casillas desde las que ataca un explorador
  back row: Última fila
`,"../../rulesets/stratego/texts/classic.fr.yaml":`sandtable: 1
texts for: stratego-classic
language: fr
texts:
  Stratego, 10 by 10: Stratego, 10 sur 10
  scout strike: Cases d'où un éclaireur attaque
  back row: Dernière rangée
`,"../../rulesets/stratego/texts/classic.it.yaml":`sandtable: 1
texts for: stratego-classic
language: it
texts:
  Stratego, 10 by 10: Stratego, 10 per 10
  scout strike: Caselle da cui attacca un esploratore
  back row: Ultima fila
  where the lakes are: Dove sono i laghi
  They are only in a picture that is lost.: Sono soltanto in una figura andata persa.
  Two ponds of four spaces, c5 c6 d5 d6 and g5 g6 h5 h6.: Due stagni di quattro caselle, c5 c6 d5 d6 e g5 g6 h5 h6.
  how far may a scout go to attack: Quanto lontano attacca un esploratore
  To move and attack in one turn it may not go more than one space.: Per muovere e attaccare nello stesso turno non può fare più di una casella.
  It attacks only a piece next to it.: Attacca solo un pezzo accanto.
  One space more, or any piece in a straight line as in Stratego Duel (9).: Una casella in più, o qualunque pezzo in linea retta come in Stratego Duel (9).
  which way pieces go: In che direzione vanno i pezzi
  The direction is given for scouts only.: La direzione è detta solo per gli esploratori.
  All pieces go along rows and columns, never diagonally.: Tutti i pezzi vanno lungo righe e colonne, mai in diagonale.
  who plays red: Chi ha il rosso
  Red begins; nothing is said about who that is.: Comincia il rosso; chi sia, non si dice.
  The players agree on it, or draw lots.: I giocatori si accordano, o tirano a sorte.
  setting up: Lo schieramento
  Who sets up first, and may something be changed afterwards?: Chi schiera per primo, e dopo si può cambiare qualcosa?
  Both at once and in secret; nothing is changed when the screen is gone.: Tutti e due insieme e in segreto; tolto lo schermo non si cambia nulla.
  where the winner stands: Dove sta chi vince
  Only the loser of a fight is spoken of.: Si parla solo di chi perde uno scontro.
  An attacker that wins has moved to the space of its enemy, a miner to that of the bomb. A defender stays.: Chi attacca e vince va nella casella del nemico, un artificiere in quella della bomba. Chi difende resta.
  a player who cannot move: Chi non può muovere
  The rulebook says nothing.: Il regolamento non dice nulla.
  That player loses, even before the first move.: Perde, anche prima della prima mossa.

articles:
  back row: la
`,"../../rulesets/stratego/texts/classic.nl.yaml":`sandtable: 1
texts for: stratego-classic
language: nl
texts:
  Stratego, 10 by 10: Stratego, 10 bij 10
  scout strike: Vakken vanwaar een verkenner aanvalt
  back row: Achterste rij
`,"../../rulesets/stratego/texts/classic.pt.yaml":`sandtable: 1
texts for: stratego-classic
language: pt
texts:
  Stratego, 10 by 10: Stratego, 10 por 10
  scout strike: Casas de onde um explorador ataca
  back row: Última fileira
`,"../../rulesets/stratego/texts/draw-when-both-stuck.da.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: da
texts:
  Draw when neither side can move: Uafgjort når ingen kan flytte
`,"../../rulesets/stratego/texts/draw-when-both-stuck.de.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: de
texts:
  Draw when neither side can move: Unentschieden, wenn niemand ziehen kann
`,"../../rulesets/stratego/texts/draw-when-both-stuck.en.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: en
texts:
  Draw when neither side can move: Draw when neither side can move
`,"../../rulesets/stratego/texts/draw-when-both-stuck.es.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: es
texts:
  Draw when neither side can move: Tablas si nadie puede mover
`,"../../rulesets/stratego/texts/draw-when-both-stuck.fr.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: fr
texts:
  Draw when neither side can move: Partie nulle si personne ne peut jouer
`,"../../rulesets/stratego/texts/draw-when-both-stuck.it.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: it
texts:
  Draw when neither side can move: Pari se nessuno può muovere
  who counts as stuck: Chi è senza mosse
  A player may have pieces that could go somewhere, and rules against endless play that forbid it.: Un giocatore può avere pezzi che potrebbero muovere, e regole contro il gioco senza fine che lo vietano.
  What is forbidden is no move, for both players alike.: Ciò che è vietato non è una mossa, per entrambi allo stesso modo.
  The game is drawn.: La partita è patta.
  The player who is on turn loses, without the module.: Senza il modulo perde chi è di turno.
`,"../../rulesets/stratego/texts/draw-when-both-stuck.nl.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: nl
texts:
  Draw when neither side can move: Gelijkspel als geen van beiden kan zetten
`,"../../rulesets/stratego/texts/draw-when-both-stuck.pt.yaml":`sandtable: 1
texts for: draw-when-both-stuck
language: pt
texts:
  Draw when neither side can move: Empate se ninguém pode jogar
`,"../../rulesets/stratego/texts/duel.da.yaml":`sandtable: 1
texts for: stratego-duel
language: da
texts:
  Stratego Duel: Stratego Duel
  open field: Åben mark
  back row: Bageste række
`,"../../rulesets/stratego/texts/duel.de.yaml":`sandtable: 1
texts for: stratego-duel
language: de
texts:
  Stratego Duel: Stratego Duell
  open field: Offenes Feld
  back row: Hinterste Reihe
`,"../../rulesets/stratego/texts/duel.en.yaml":`sandtable: 1
texts for: stratego-duel
language: en
texts:
  Stratego Duel: Stratego Duel
  open field: Open field
`,"../../rulesets/stratego/texts/duel.es.yaml":`sandtable: 1
texts for: stratego-duel
language: es
texts:
  Stratego Duel: Stratego Duelo
  open field: Campo abierto
  back row: Última fila
`,"../../rulesets/stratego/texts/duel.fr.yaml":`sandtable: 1
texts for: stratego-duel
language: fr
texts:
  Stratego Duel: Stratego Duel
  open field: Terrain découvert
  back row: Dernière rangée
`,"../../rulesets/stratego/texts/duel.it.yaml":`sandtable: 1
texts for: stratego-duel
language: it
texts:
  Stratego Duel: Stratego Duello
  open field: Campo aperto
  back row: Ultima fila
  Stratego Duel, one of the two games in Stratego Quick Battle: Stratego Duel, uno dei due giochi di Stratego Quick Battle
  where the lakes are: Dove sono i laghi
  They are only in a picture that is lost.: Sono soltanto in una figura andata persa.
  On c4, c5, f4 and f5, as on other boards of this size.: In c4, c5, f4 e f5, come su altri tabelloni di questa misura.
  how many times is three times: Quante volte sono tre volte
  A piece may not go to and fro between the same two spaces for ever; three times is the most.: Un pezzo non può andare e venire per sempre fra le stesse due caselle; il massimo è tre volte.
  Three moves of one piece in a row, attacks included; a fourth is forbidden, whoever began.: Tre mosse di seguito di un pezzo, attacchi compresi; la quarta è vietata, chiunque abbia cominciato.
  the number of the spy: Il numero della spia
  The text says that it has none, the picture says 1.: Secondo il testo non ne ha, secondo la figura ha 1.
  Rank 1, the lowest.: Grado 1, il più basso.

articles:
  back row: la
`,"../../rulesets/stratego/texts/duel.nl.yaml":`sandtable: 1
texts for: stratego-duel
language: nl
texts:
  Stratego Duel: Stratego Duel
  open field: Open veld
  back row: Achterste rij
`,"../../rulesets/stratego/texts/duel.pt.yaml":`sandtable: 1
texts for: stratego-duel
language: pt
texts:
  Stratego Duel: Stratego Duelo
  open field: Campo aberto
  back row: Última fileira
`,"../../rulesets/stratego/texts/flag-may-move.da.yaml":`sandtable: 1
texts for: flag-may-move
language: da
texts:
  The flag may move: Fanen må flytte
`,"../../rulesets/stratego/texts/flag-may-move.de.yaml":`sandtable: 1
texts for: flag-may-move
language: de
texts:
  The flag may move: Die Fahne darf ziehen
`,"../../rulesets/stratego/texts/flag-may-move.en.yaml":`sandtable: 1
texts for: flag-may-move
language: en
texts:
  The flag may move: The flag may move
`,"../../rulesets/stratego/texts/flag-may-move.es.yaml":`sandtable: 1
texts for: flag-may-move
language: es
texts:
  The flag may move: La bandera puede moverse
`,"../../rulesets/stratego/texts/flag-may-move.fr.yaml":`sandtable: 1
texts for: flag-may-move
language: fr
texts:
  The flag may move: Le drapeau peut se déplacer
`,"../../rulesets/stratego/texts/flag-may-move.it.yaml":`sandtable: 1
texts for: flag-may-move
language: it
texts:
  The flag may move: La bandiera può muoversi
`,"../../rulesets/stratego/texts/flag-may-move.nl.yaml":`sandtable: 1
texts for: flag-may-move
language: nl
texts:
  The flag may move: De vlag mag verplaatst worden
`,"../../rulesets/stratego/texts/flag-may-move.pt.yaml":`sandtable: 1
texts for: flag-may-move
language: pt
texts:
  The flag may move: A bandeira pode mover-se
`,"../../rulesets/stratego/texts/no-endless-play.da.yaml":`sandtable: 1
texts for: no-endless-play
language: da
texts:
  No endless play: Intet endeløst spil
  shuttle limit: Hvor ofte frem og tilbage
  no more than three times between two spaces: Højst tre gange mellem to felter
  no border more than three times in a row: Ingen grænse mere end tre gange i træk
  a chase may not bring back a situation: En jagt må ikke gentage en stilling
  borders count: Grænser tæller
  memory: Huskede stillinger
  threatens: Truer
  spot: Truet felt
  shuttle: Frem og tilbage
  crossing: Grænseskift
  chase: Jagt
  situation: Stilling

says:
  no more than three times between two spaces: Man må højst gå frem og tilbage mellem de samme to felter {shuttle limit} gange.
  no border more than three times in a row: Man må højst krydse grænsen mellem to felter {shuttle limit} gange i træk.
  a chase may not bring back a situation: Denne stilling har været der før, så den, der jager, skal holde op.
`,"../../rulesets/stratego/texts/no-endless-play.de.yaml":`sandtable: 1
texts for: no-endless-play
language: de
texts:
  No endless play: Kein endloses Spiel
  shuttle limit: Wie oft hin und her
  no more than three times between two spaces: Nicht öfter als dreimal zwischen zwei Feldern
  no border more than three times in a row: Keine Grenze öfter als dreimal hintereinander
  a chase may not bring back a situation: Eine Verfolgung darf keine Stellung wiederholen
  borders count: Grenzen zählen
  memory: Gemerkte Stellungen
  threatens: Bedroht
  spot: Bedrohtes Feld
  shuttle: Hin und Her
  crossing: Grenzübertritte
  chase: Verfolgung
  situation: Stellung

says:
  no more than three times between two spaces: Zwischen denselben zwei Feldern darf man höchstens {shuttle limit} Mal hin und her.
  no border more than three times in a row: Die Grenze zwischen zwei Feldern darf man höchstens {shuttle limit} Mal in Folge überschreiten.
  a chase may not bring back a situation: Diese Stellung gab es schon, also muss die Verfolgung aufhören.
`,"../../rulesets/stratego/texts/no-endless-play.en.yaml":`sandtable: 1
texts for: no-endless-play
language: en
texts:
  No endless play: No endless play
  shuttle limit: How often to and fro
  no more than three times between two spaces: No more than three times between two spaces
  no border more than three times in a row: No border more than three times in a row
  a chase may not bring back a situation: A chase may not bring back a situation
`,"../../rulesets/stratego/texts/no-endless-play.es.yaml":`sandtable: 1
texts for: no-endless-play
language: es
texts:
  No endless play: Sin juego interminable
  shuttle limit: Cuántas idas y venidas
  no more than three times between two spaces: No más de tres veces entre dos casillas
  no border more than three times in a row: Ningún límite más de tres veces seguidas
  a chase may not bring back a situation: Una persecución no puede repetir una posición
  borders count: Cuentan los límites
  memory: Posiciones recordadas
  threatens: Amenaza
  spot: Casilla amenazada
  shuttle: Vaivén
  crossing: Cruces de límite
  chase: Persecución
  situation: Posición

says:
  no more than three times between two spaces: Entre las mismas dos casillas puedes ir y venir como mucho {shuttle limit} veces.
  no border more than three times in a row: El límite entre dos casillas se cruza como mucho {shuttle limit} veces seguidas.
  a chase may not bring back a situation: Esta posición ya se ha dado, así que quien persigue debe parar.
`,"../../rulesets/stratego/texts/no-endless-play.fr.yaml":`sandtable: 1
texts for: no-endless-play
language: fr
texts:
  No endless play: Pas de jeu sans fin
  shuttle limit: Nombre d'allers-retours
  no more than three times between two spaces: Pas plus de trois fois entre deux cases
  no border more than three times in a row: Aucune limite plus de trois fois de suite
  a chase may not bring back a situation: Une poursuite ne doit pas répéter une position
  borders count: Les limites comptent
  memory: Positions retenues
  threatens: Menace
  spot: Case menacée
  shuttle: Va-et-vient
  crossing: Passages de limite
  chase: Poursuite
  situation: Position

says:
  no more than three times between two spaces: Vous pouvez aller et venir entre les deux mêmes cases {shuttle limit} fois au plus.
  no border more than three times in a row: Vous pouvez franchir la limite entre deux cases {shuttle limit} fois de suite au plus.
  a chase may not bring back a situation: Cette position a déjà existé, et celui qui poursuit doit cesser.
`,"../../rulesets/stratego/texts/no-endless-play.it.yaml":`sandtable: 1
texts for: no-endless-play
language: it
texts:
  No endless play: Niente gioco senza fine
  shuttle limit: Quante volte avanti e indietro
  no more than three times between two spaces: Non più di tre volte tra due caselle
  no border more than three times in a row: Nessun confine più di tre volte di fila
  a chase may not bring back a situation: Un inseguimento non può ripetere una posizione
  borders count: Contano i confini
  memory: Posizioni ricordate
  threatens: Minaccia
  spot: Casella minacciata
  shuttle: Andirivieni
  crossing: Passaggi di confine
  chase: Inseguimento
  situation: Posizione
  what counts as going to and fro: Che cosa conta come andirivieni
  Is an attack one of the moves that are counted, and does it matter what the other player does meanwhile?: Un attacco conta fra le mosse, e importa che cosa fa intanto l'altro giocatore?
  Moves and attacks count alike, and the other player's moves are not looked at.: Mosse e attacchi contano allo stesso modo, e le mosse dell'altro non si guardano.
  scouts between changing spaces: Esploratori fra caselle diverse
  A scout can go to and fro without using the same two spaces again.: Un esploratore può andare e venire senza usare sempre le stesse due caselle.
  No piece may cross one border in more than three moves in a row.: Nessun pezzo passa lo stesso confine in più di tre mosse di seguito.
  Only the same two spaces count.: Contano solo le stesse due caselle.
  what is a chase: Che cos'è un inseguimento
  The aggressor must stop if a situation comes back.: Chi insegue deve smettere se una posizione ritorna.
  A chase is a run of moves that each threaten a piece which then moves away; a capture ends it.: È una serie di mosse che minacciano ogni volta un pezzo, il quale poi si allontana; una presa la chiude.
  what is a situation: Che cos'è una posizione
  The place of the two pieces to each other, or of all pieces?: Il posto dei due pezzi fra loro, o quello di tutti?
  Where every single piece stands, after an earlier move of the same chase.: Dove sta ogni singolo pezzo, dopo una mossa precedente dello stesso inseguimento.
  who must stop: Chi deve smettere
  Both players may bring back a situation.: Tutti e due i giocatori possono far tornare una posizione.
  Only the one who threatens. If both do, each is judged by the own moves.: Solo chi minaccia. Se lo fanno entrambi, ciascuno è giudicato per le proprie mosse.
  straight back: Subito indietro
  A chaser who steps back to the space just left brings back a situation at once.: Chi insegue e torna nella casella appena lasciata ripete subito una posizione.
  That is judged by the rule of the two spaces alone, or its three times would mean nothing.: Per questo vale solo la regola delle due caselle, o le sue tre volte non direbbero nulla.

articles:
  chase: il
  situation: la
  memory: le
  spot: la
  shuttle: il
  crossing: i

says:
  no more than three times between two spaces: Fra le stesse due caselle puoi andare e venire al massimo {shuttle limit} volte.
  no border more than three times in a row: Il confine fra due caselle si passa al massimo {shuttle limit} volte di seguito.
  a chase may not bring back a situation: Questa posizione c'è già stata, e chi insegue deve smettere.
`,"../../rulesets/stratego/texts/no-endless-play.nl.yaml":`sandtable: 1
texts for: no-endless-play
language: nl
texts:
  No endless play: Niet eindeloos doorgaan
  shuttle limit: Hoe vaak heen en weer
  no more than three times between two spaces: Niet vaker dan drie keer tussen twee vakken
  no border more than three times in a row: Geen grens vaker dan drie keer achtereen
  a chase may not bring back a situation: Een achtervolging mag geen stelling herhalen
  borders count: Grenzen tellen mee
  memory: Onthouden stellingen
  threatens: Bedreigt
  spot: Bedreigd vak
  shuttle: Heen en weer
  crossing: Grensovergangen
  chase: Achtervolging
  situation: Stelling

says:
  no more than three times between two spaces: Je mag hoogstens {shuttle limit} keer heen en weer tussen dezelfde twee vakken.
  no border more than three times in a row: Je mag de grens tussen twee vakken hoogstens {shuttle limit} keer achter elkaar over.
  a chase may not bring back a situation: Deze stelling is er al geweest, dus wie achtervolgt moet ophouden.
`,"../../rulesets/stratego/texts/no-endless-play.pt.yaml":`sandtable: 1
texts for: no-endless-play
language: pt
texts:
  No endless play: Sem jogo interminável
  shuttle limit: Quantas idas e voltas
  no more than three times between two spaces: Não mais de três vezes entre duas casas
  no border more than three times in a row: Nenhuma fronteira mais de três vezes seguidas
  a chase may not bring back a situation: Uma perseguição não pode repetir uma posição
  borders count: Contam as fronteiras
  memory: Posições lembradas
  threatens: Ameaça
  spot: Casa ameaçada
  shuttle: Vaivém
  crossing: Passagens de fronteira
  chase: Perseguição
  situation: Posição

says:
  no more than three times between two spaces: Entre as mesmas duas casas podes ir e vir no máximo {shuttle limit} vezes.
  no border more than three times in a row: A fronteira entre duas casas passa-se no máximo {shuttle limit} vezes seguidas.
  a chase may not bring back a situation: Esta posição já aconteceu, e quem persegue tem de parar.
`,"../../rulesets/stratego/texts/open-battles.da.yaml":`sandtable: 1
texts for: open-battles
language: da
texts:
  Pieces stay face up after a battle: Efter en kamp bliver brikkerne stående åbne
`,"../../rulesets/stratego/texts/open-battles.de.yaml":`sandtable: 1
texts for: open-battles
language: de
texts:
  Pieces stay face up after a battle: Nach einem Kampf bleiben Figuren offen
`,"../../rulesets/stratego/texts/open-battles.en.yaml":`sandtable: 1
texts for: open-battles
language: en
texts:
  Pieces stay face up after a battle: Pieces stay face up after a battle
`,"../../rulesets/stratego/texts/open-battles.es.yaml":`sandtable: 1
texts for: open-battles
language: es
texts:
  Pieces stay face up after a battle: Tras un combate las piezas quedan a la vista
`,"../../rulesets/stratego/texts/open-battles.fr.yaml":`sandtable: 1
texts for: open-battles
language: fr
texts:
  Pieces stay face up after a battle: Après un combat les pions restent visibles
`,"../../rulesets/stratego/texts/open-battles.it.yaml":`sandtable: 1
texts for: open-battles
language: it
texts:
  Pieces stay face up after a battle: Dopo uno scontro le pedine restano scoperte
`,"../../rulesets/stratego/texts/open-battles.nl.yaml":`sandtable: 1
texts for: open-battles
language: nl
texts:
  Pieces stay face up after a battle: Na een gevecht blijven stukken open staan
`,"../../rulesets/stratego/texts/open-battles.pt.yaml":`sandtable: 1
texts for: open-battles
language: pt
texts:
  Pieces stay face up after a battle: Depois de um combate as peças ficam à vista
`,"../../rulesets/stratego/texts/quiet-draw.da.yaml":`sandtable: 1
texts for: quiet-draw
language: da
texts:
  Draw after a long time without an attack: Uafgjort efter lang tid uden angreb
  quiet limit: Træk uden angreb
  length limit: Træk i alt
  nobody attacks: Ingen angriber
  the game has lasted too long: Partiet har varet for længe
`,"../../rulesets/stratego/texts/quiet-draw.de.yaml":`sandtable: 1
texts for: quiet-draw
language: de
texts:
  Draw after a long time without an attack: Unentschieden nach langer Zeit ohne Angriff
  quiet limit: Züge ohne Angriff
  length limit: Züge insgesamt
  nobody attacks: Niemand greift an
  the game has lasted too long: Die Partie hat zu lange gedauert
`,"../../rulesets/stratego/texts/quiet-draw.en.yaml":`sandtable: 1
texts for: quiet-draw
language: en
texts:
  Draw after a long time without an attack: Draw after a long time without an attack
  quiet limit: Moves without an attack
  length limit: Moves in all
  nobody attacks: Nobody attacks
  the game has lasted too long: The game has lasted too long
`,"../../rulesets/stratego/texts/quiet-draw.es.yaml":`sandtable: 1
texts for: quiet-draw
language: es
texts:
  Draw after a long time without an attack: Tablas tras mucho tiempo sin ataques
  quiet limit: Jugadas sin ataque
  length limit: Jugadas en total
  nobody attacks: Nadie ataca
  the game has lasted too long: La partida ha durado demasiado
`,"../../rulesets/stratego/texts/quiet-draw.fr.yaml":`sandtable: 1
texts for: quiet-draw
language: fr
texts:
  Draw after a long time without an attack: Partie nulle après un long temps sans attaque
  quiet limit: Coups sans attaque
  length limit: Coups en tout
  nobody attacks: Personne n'attaque
  the game has lasted too long: La partie a trop duré
`,"../../rulesets/stratego/texts/quiet-draw.it.yaml":`sandtable: 1
texts for: quiet-draw
language: it
texts:
  Draw after a long time without an attack: Pari dopo molto tempo senza attacchi
  quiet limit: Mosse senza attacchi
  length limit: Mosse in tutto
  nobody attacks: Nessuno attacca
  the game has lasted too long: La partita è durata troppo
`,"../../rulesets/stratego/texts/quiet-draw.nl.yaml":`sandtable: 1
texts for: quiet-draw
language: nl
texts:
  Draw after a long time without an attack: Gelijkspel na lange tijd zonder aanval
  quiet limit: Zetten zonder aanval
  length limit: Zetten in totaal
  nobody attacks: Niemand valt aan
  the game has lasted too long: De partij heeft te lang geduurd
`,"../../rulesets/stratego/texts/quiet-draw.pt.yaml":`sandtable: 1
texts for: quiet-draw
language: pt
texts:
  Draw after a long time without an attack: Empate após muito tempo sem ataques
  quiet limit: Jogadas sem ataque
  length limit: Jogadas no total
  nobody attacks: Ninguém ataca
  the game has lasted too long: A partida durou demasiado
`,"../../rulesets/stratego/texts/rescue.da.yaml":`sandtable: 1
texts for: rescue
language: da
texts:
  Rescue: Redning
  rescue: Redde
  rescues allowed: Redninger pr. spiller
  scouts rescue: Også spejdere redder
  bombs come back: Også bomber kommer tilbage
  a scout rescues nobody: En spejder redder ingen
  each piece rescues once: Hver brik redder én gang
  you have rescues left: Du har redninger tilbage

says:
  a scout rescues nobody: En spejder er for hurtig til at hente nogen hjem.
  you have rescues left: I et parti må man højst hente {rescues allowed} brikker hjem.
`,"../../rulesets/stratego/texts/rescue.de.yaml":`sandtable: 1
texts for: rescue
language: de
texts:
  Rescue: Rettung
  rescue: Retten
  rescues allowed: Rettungen je Spieler
  scouts rescue: Auch Späher retten
  bombs come back: Auch Bomben kommen zurück
  a scout rescues nobody: Ein Späher rettet niemanden
  each piece rescues once: Jede Figur rettet einmal
  you have rescues left: Du darfst noch jemanden retten

says:
  a scout rescues nobody: Ein Späher ist zu schnell, um jemanden zurückzuholen.
  you have rescues left: In einer Partie darf man höchstens {rescues allowed} Figuren zurückholen.
`,"../../rulesets/stratego/texts/rescue.en.yaml":`sandtable: 1
texts for: rescue
language: en
texts:
  Rescue: Rescue
  rescue: Rescue
  rescues allowed: Rescues of each player
  scouts rescue: Scouts rescue, too
  bombs come back: Bombs come back, too
  a scout rescues nobody: A scout rescues nobody
  each piece rescues once: Each piece rescues once
  you have rescues left: You have rescues left
`,"../../rulesets/stratego/texts/rescue.es.yaml":`sandtable: 1
texts for: rescue
language: es
texts:
  Rescue: Rescate
  rescue: Rescatar
  rescues allowed: Rescates por jugador
  scouts rescue: También rescatan los exploradores
  bombs come back: También vuelven las bombas
  a scout rescues nobody: Un explorador no rescata a nadie
  each piece rescues once: Cada pieza rescata una vez
  you have rescues left: Te quedan rescates

says:
  a scout rescues nobody: Un explorador va demasiado rápido para traer a nadie.
  you have rescues left: En una partida puedes rescatar como mucho {rescues allowed} piezas.
`,"../../rulesets/stratego/texts/rescue.fr.yaml":`sandtable: 1
texts for: rescue
language: fr
texts:
  Rescue: Sauvetage
  rescue: Sauver
  rescues allowed: Sauvetages par joueur
  scouts rescue: Les éclaireurs sauvent aussi
  bombs come back: Les bombes reviennent aussi
  a scout rescues nobody: Un éclaireur ne sauve personne
  each piece rescues once: Chaque pion sauve une fois
  you have rescues left: Il vous reste un sauvetage

says:
  a scout rescues nobody: Un éclaireur va trop vite pour ramener quelqu'un.
  you have rescues left: Dans une partie vous pouvez ramener {rescues allowed} pièces au plus.
`,"../../rulesets/stratego/texts/rescue.it.yaml":`sandtable: 1
texts for: rescue
language: it
texts:
  Rescue: Salvataggio
  rescue: Salvare
  rescues allowed: Salvataggi per giocatore
  scouts rescue: Anche gli esploratori salvano
  bombs come back: Tornano anche le bombe
  a scout rescues nobody: Un esploratore non salva nessuno
  each piece rescues once: Ogni pedina salva una volta
  you have rescues left: Hai ancora salvataggi

says:
  a scout rescues nobody: Un esploratore è troppo veloce per riportare qualcuno.
  you have rescues left: In una partita puoi riportare in gioco al massimo {rescues allowed} pezzi.
`,"../../rulesets/stratego/texts/rescue.nl.yaml":`sandtable: 1
texts for: rescue
language: nl
texts:
  Rescue: Redding
  rescue: Redden
  rescues allowed: Reddingen per speler
  scouts rescue: Ook verkenners redden
  bombs come back: Ook bommen komen terug
  a scout rescues nobody: Een verkenner redt niemand
  each piece rescues once: Elk stuk redt één keer
  you have rescues left: Je mag nog iemand redden

says:
  a scout rescues nobody: Een verkenner is te snel om iemand terug te halen.
  you have rescues left: Je mag in een partij hoogstens {rescues allowed} stukken terughalen.
`,"../../rulesets/stratego/texts/rescue.pt.yaml":`sandtable: 1
texts for: rescue
language: pt
texts:
  Rescue: Resgate
  rescue: Resgatar
  rescues allowed: Resgates por jogador
  scouts rescue: Os exploradores também resgatam
  bombs come back: As bombas também voltam
  a scout rescues nobody: Um explorador não resgata ninguém
  each piece rescues once: Cada peça resgata uma vez
  you have rescues left: Ainda tens resgates

says:
  a scout rescues nobody: Um explorador é rápido demais para trazer alguém.
  you have rescues left: Numa partida podes resgatar no máximo {rescues allowed} peças.
`,"../../rulesets/stratego/texts/silent-defence.da.yaml":`sandtable: 1
texts for: silent-defence
language: da
texts:
  Silent defence: Tavst forsvar
  scouts are answered: Spejdere får svar
  removed pieces lie open: Slåede brikker ligger åbne
`,"../../rulesets/stratego/texts/silent-defence.de.yaml":`sandtable: 1
texts for: silent-defence
language: de
texts:
  Silent defence: Stille Verteidigung
  scouts are answered: Spähern wird geantwortet
  removed pieces lie open: Geschlagene Figuren liegen offen
`,"../../rulesets/stratego/texts/silent-defence.en.yaml":`sandtable: 1
texts for: silent-defence
language: en
texts:
  Silent defence: Silent defence
  scouts are answered: Scouts are answered
  removed pieces lie open: Removed pieces lie open
`,"../../rulesets/stratego/texts/silent-defence.es.yaml":`sandtable: 1
texts for: silent-defence
language: es
texts:
  Silent defence: Defensa silenciosa
  scouts are answered: Se responde a los exploradores
  removed pieces lie open: Las piezas capturadas están a la vista
`,"../../rulesets/stratego/texts/silent-defence.fr.yaml":`sandtable: 1
texts for: silent-defence
language: fr
texts:
  Silent defence: Défense silencieuse
  scouts are answered: On répond aux éclaireurs
  removed pieces lie open: Les pions pris sont visibles
`,"../../rulesets/stratego/texts/silent-defence.it.yaml":`sandtable: 1
texts for: silent-defence
language: it
texts:
  Silent defence: Difesa silenziosa
  scouts are answered: Agli esploratori si risponde
  removed pieces lie open: Le pedine catturate restano scoperte
`,"../../rulesets/stratego/texts/silent-defence.nl.yaml":`sandtable: 1
texts for: silent-defence
language: nl
texts:
  Silent defence: Stille verdediging
  scouts are answered: Verkenners krijgen antwoord
  removed pieces lie open: Geslagen stukken liggen open
`,"../../rulesets/stratego/texts/silent-defence.pt.yaml":`sandtable: 1
texts for: silent-defence
language: pt
texts:
  Silent defence: Defesa silenciosa
  scouts are answered: Responde-se aos exploradores
  removed pieces lie open: As peças capturadas ficam à vista
`,"../../rulesets/stratego/texts/stratego.da.yaml":`sandtable: 1
texts for: stratego
language: da
texts:
  Stratego: Stratego
  red: Rød
  blue: Blå
  soldier: Brik
  marshal: Feltmarskal
  general: General
  colonel: Oberst
  major: Major
  captain: Kaptajn
  lieutenant: Løjtnant
  sergeant: Sergent
  miner: Minør
  scout: Spejder
  spy: Spion
  bomb: Bombe
  flag: Fane
  board: Bræt
  army: Hær
  captured: Slået
  home: Egne rækker
  move: Flytte
  attack: Angribe
  attacker wins: Angriberen vinder
  defender wins: Forsvareren vinder
  both are lost: Begge er tabt
  the flag is captured: Fanen er erobret
  blockade: Ingen træk tilbage
  flag in the corner: Fanen i hjørnet
  flag in the middle: Fanen i midten
  rank: Rang
  reach: Rækkevidde
  strike: Angrebsvidde
  moves: Flytter
  attacks: Angriber
  outcome: Udfald
  turn: Tur
  be stuck: Sidde fast
  piece: Brik
  goal: Målfelt
  start: Startfelt
  target: Mål
  advance: Rykke frem
  call out: Vise begge brikker
  attacker: Angriber
  defender: Forsvarer
  battle: Slag
  capture: Tage af brættet
  field: Kampfelt
  fight: Kamp
  soldiers: Brikker
  the higher rank wins: Den højeste rang vinder
  the lower rank loses: Den laveste rang taber
  equal ranks are both removed: Ved samme rang fjernes begge
  a spy that attacks the marshal wins: En spion, der angriber marskallen, vinder
  a bomb destroys its attacker: En bombe ødelægger sin angriber
  only a miner removes a bomb: Kun en minør fjerner en bombe
  any piece captures the flag: Enhver brik tager fanen
  Move one of your pieces: Flytte en af sine brikker
  Attack an enemy piece: Angribe en fjendtlig brik
`,"../../rulesets/stratego/texts/stratego.de.yaml":`sandtable: 1
texts for: stratego
language: de
texts:
  Stratego: Stratego
  red: Rot
  blue: Blau
  soldier: Figur
  marshal: Feldmarschall
  general: General
  colonel: Oberst
  major: Major
  captain: Hauptmann
  lieutenant: Leutnant
  sergeant: Unteroffizier
  miner: Mineur
  scout: Späher
  spy: Spionin
  bomb: Bombe
  flag: Fahne
  board: Spielplan
  army: Armee
  captured: Geschlagen
  home: Eigene Reihen
  move: Ziehen
  attack: Angreifen
  attacker wins: Der Angreifer gewinnt
  defender wins: Der Verteidiger gewinnt
  both are lost: Beide sind verloren
  the flag is captured: Die Fahne ist erobert
  blockade: Kein Zug mehr
  flag in the corner: Fahne in der Ecke
  flag in the middle: Fahne in der Mitte
  rank: Rang
  reach: Reichweite
  strike: Angriffsweite
  moves: Zieht
  attacks: Greift an
  outcome: Ausgang
  turn: Zug
  be stuck: Festsitzen
  piece: Figur
  goal: Zielfeld
  start: Startfeld
  target: Angriffsziel
  advance: Vorrücken
  call out: Beide Figuren aufdecken
  attacker: Angreifer
  defender: Verteidiger
  battle: Schlacht
  capture: Vom Brett nehmen
  field: Kampffeld
  fight: Kampf
  soldiers: Figuren
  the higher rank wins: Der höhere Rang gewinnt
  the lower rank loses: Der niedrigere Rang verliert
  equal ranks are both removed: Gleiche Ränge fallen beide
  a spy that attacks the marshal wins: Ein Spion, der den Marschall angreift, gewinnt
  a bomb destroys its attacker: Eine Bombe vernichtet ihren Angreifer
  only a miner removes a bomb: Nur ein Mineur räumt eine Bombe
  any piece captures the flag: Jede Figur nimmt die Fahne
  Move one of your pieces: Eine eigene Figur ziehen
  Attack an enemy piece: Eine gegnerische Figur angreifen
`,"../../rulesets/stratego/texts/stratego.en.yaml":`sandtable: 1
texts for: stratego
language: en
texts:
  Stratego: Stratego
  red: Red
  blue: Blue
  soldier: Piece
  marshal: Field Marshal
  general: General
  colonel: Colonel
  major: Major
  captain: Captain
  lieutenant: Lieutenant
  sergeant: Sergeant
  miner: Miner
  scout: Scout
  spy: Spy
  bomb: Bomb
  flag: Flag
  board: Board
  army: Army
  captured: Captured
  home: Home rows
  move: Move
  attack: Attack
  attacker wins: The attacker wins
  defender wins: The defender wins
  both are lost: Both are lost
  the flag is captured: The flag is captured
  blockade: No move left
  flag in the corner: Flag in the corner
  flag in the middle: Flag in the middle
`,"../../rulesets/stratego/texts/stratego.es.yaml":`sandtable: 1
texts for: stratego
language: es
texts:
  Stratego: Stratego
  red: Rojo
  blue: Azul
  soldier: Pieza
  marshal: Mariscal
  general: General
  colonel: Coronel
  major: Comandante
  captain: Capitán
  lieutenant: Teniente
  sergeant: Sargento
  miner: Minador
  scout: Explorador
  spy: Espía
  bomb: Bomba
  flag: Bandera
  board: Tablero
  army: Ejército
  captured: Capturadas
  home: Filas propias
  move: Mover
  attack: Atacar
  attacker wins: Gana el atacante
  defender wins: Gana el defensor
  both are lost: Se pierden las dos
  the flag is captured: La bandera ha caído
  blockade: Sin jugadas
  flag in the corner: Bandera en la esquina
  flag in the middle: Bandera en el centro
  rank: Rango
  reach: Alcance
  strike: Alcance de ataque
  moves: Se mueve
  attacks: Ataca
  outcome: Resultado
  turn: Turno
  be stuck: Quedar bloqueado
  piece: Pieza
  goal: Casilla de llegada
  start: Casilla de salida
  target: Blanco
  advance: Avanzar
  call out: Descubrir las dos piezas
  attacker: Atacante
  defender: Defensor
  battle: Batalla
  capture: Retirar del tablero
  field: Campo
  fight: Combate
  soldiers: Piezas
  the higher rank wins: Gana el rango más alto
  the lower rank loses: Pierde el rango más bajo
  equal ranks are both removed: Con rangos iguales se retiran las dos
  a spy that attacks the marshal wins: Una espía que ataca al mariscal gana
  a bomb destroys its attacker: Una bomba destruye a su atacante
  only a miner removes a bomb: Solo un minador retira una bomba
  any piece captures the flag: Cualquier pieza captura la bandera
  Move one of your pieces: Mover una pieza propia
  Attack an enemy piece: Atacar una pieza enemiga
`,"../../rulesets/stratego/texts/stratego.fr.yaml":`sandtable: 1
texts for: stratego
language: fr
texts:
  Stratego: Stratego
  red: Rouge
  blue: Bleu
  soldier: Pion
  marshal: Maréchal
  general: Général
  colonel: Colonel
  major: Commandant
  captain: Capitaine
  lieutenant: Lieutenant
  sergeant: Sergent
  miner: Démineur
  scout: Éclaireur
  spy: Espionne
  bomb: Bombe
  flag: Drapeau
  board: Plateau
  army: Armée
  captured: Pris
  home: Rangées de départ
  move: Déplacer
  attack: Attaquer
  attacker wins: L'attaquant gagne
  defender wins: Le défenseur gagne
  both are lost: Les deux sont perdus
  the flag is captured: Le drapeau est pris
  blockade: Plus aucun coup
  flag in the corner: Drapeau dans le coin
  flag in the middle: Drapeau au milieu
  rank: Grade
  reach: Portée
  strike: Portée d'attaque
  moves: Se déplace
  attacks: Attaque
  outcome: Issue
  turn: Tour
  be stuck: Être bloqué
  piece: Pièce
  goal: Case d'arrivée
  start: Case de départ
  target: Cible
  advance: Avancer
  call out: Annoncer les deux pièces
  attacker: Attaquant
  defender: Défenseur
  battle: Bataille
  capture: Retirer du plateau
  field: Terrain
  fight: Combat
  soldiers: Pions
  the higher rank wins: Le grade le plus haut gagne
  the lower rank loses: Le grade le plus bas perd
  equal ranks are both removed: À grade égal, les deux sont retirés
  a spy that attacks the marshal wins: L'espionne qui attaque le maréchal gagne
  a bomb destroys its attacker: Une bombe détruit son attaquant
  only a miner removes a bomb: Seul un démineur enlève une bombe
  any piece captures the flag: Toute pièce prend le drapeau
  Move one of your pieces: Déplacer une de ses pièces
  Attack an enemy piece: Attaquer une pièce adverse
`,"../../rulesets/stratego/texts/stratego.it.yaml":`sandtable: 1
texts for: stratego
language: it
texts:
  Stratego: Stratego
  red: Rosso
  blue: Blu
  soldier: Pedina
  marshal: Maresciallo
  general: Generale
  colonel: Colonnello
  major: Maggiore
  captain: Capitano
  lieutenant: Tenente
  sergeant: Sergente
  miner: Artificiere
  scout: Esploratore
  spy: Spia
  bomb: Bomba
  flag: Bandiera
  board: Tabellone
  army: Esercito
  captured: Catturate
  home: File di partenza
  move: Muovere
  attack: Attaccare
  attacker wins: Vince chi attacca
  defender wins: Vince chi difende
  both are lost: Perdono entrambe
  the flag is captured: La bandiera è presa
  blockade: Nessuna mossa
  flag in the corner: Bandiera nell'angolo
  flag in the middle: Bandiera al centro
  rank: Grado
  reach: Passo
  strike: Tiro
  moves: Si muove
  attacks: Attacca
  outcome: Esito
  turn: Turno
  be stuck: Restare senza mosse
  piece: Pezzo
  goal: Casella di arrivo
  start: Casella di partenza
  target: Bersaglio
  advance: Avanzare
  call out: Scoprire i due pezzi
  attacker: Attaccante
  defender: Difensore
  battle: Combattimento
  capture: Togliere dal tabellone
  field: Campo
  fight: Scontro
  soldiers: Pedine
  the higher rank wins: Vince il grado più alto
  the lower rank loses: Perde il grado più basso
  equal ranks are both removed: A pari grado si tolgono entrambe
  a spy that attacks the marshal wins: La spia che attacca il maresciallo vince
  a bomb destroys its attacker: Una bomba distrugge chi la attacca
  only a miner removes a bomb: Solo un artificiere toglie una bomba
  any piece captures the flag: Ogni pezzo prende la bandiera
  Move one of your pieces: Muovere un proprio pezzo
  Attack an enemy piece: Attaccare un pezzo nemico
  scouts: Esploratori
  neither side can move: Nessuno può muovere
  After an exchange neither player has a legal move.: Dopo uno scambio nessuno dei due ha una mossa permessa.
  The player who is on turn loses, as the rule says.: Perde chi è di turno, come dice la regola.
  The game is drawn, as at tournaments.: La partita è patta, come nei tornei.
  games without end: Partite senza fine
  The rulebooks know no draw.: I regolamenti non conoscono la patta.
  None; a player may resign.: Nessuna; un giocatore può arrendersi.
  Drawn after a number of moves without an attack, or in all.: Patta dopo un certo numero di mosse senza attacchi, o in tutto.
  pieces after a fight: I pezzi dopo uno scontro
  Both are named or shown. What about the one that stays?: Entrambi si nominano o si mostrano. E quello che resta?
  It is turned back; both players may remember it, and the game remembers it for them.: Si rigira; i due giocatori possono ricordarlo, e il gioco lo ricorda per loro.
  It stays face up.: Resta scoperto.
  spy against spy: Spia contro spia
  The spy is said to lose when it is attacked, and equal ranks are said to fall together.: Si legge che la spia perde quando è attaccata, e di due gradi uguali che cadono insieme.
  Both are removed.: Si tolgono entrambe.
  spy against all others: La spia contro tutti gli altri
  Only its attack on the marshal is described.: È descritto solo il suo attacco al maresciallo.
  It has rank 1, so it loses to every numbered piece but takes the flag; a bomb destroys it.: Ha grado 1, quindi perde contro ogni pezzo con un numero ma prende la bandiera; una bomba la distrugge.
  where the flag may stand: Dove può stare la bandiera
  Nothing is said about a flag behind its own bombs, or in the front row.: Di una bandiera dietro le sue bombe, o in prima fila, non si dice nulla.
  Every space of the home rows will do.: Va bene ogni casella delle file di partenza.
  passing: Passare
  Nothing is said about a player who does not want to move.: Di chi non vuole muovere non si dice nulla.
  A player who can move or attack must do so.: Chi può muovere o attaccare deve farlo.
  Royal Jumbo B.V.: Royal Jumbo B.V.
  An independent implementation for study and house rules, not affiliated with the owner. No text or art is theirs.: Una realizzazione indipendente, per studio e per regole di casa, senza legami con il proprietario. Nessun testo e nessuna immagine è sua.

articles:
  soldier: la
  soldiers: le
  marshal: il
  general: il
  colonel: il
  major: il
  captain: il
  lieutenant: il
  sergeant: il
  miner: il
  scout: il
  scouts: gli
  spy: la
  bomb: la
  flag: la
  board: il
  army: il
  captured: le
  home: le
  rank: il
  reach: il
  strike: il
  outcome: il
  turn: il
  piece: il
  goal: la
  start: la
  target: il
  attacker: il
  defender: il
  battle: il
  field: il
`,"../../rulesets/stratego/texts/stratego.nl.yaml":`sandtable: 1
texts for: stratego
language: nl
texts:
  Stratego: Stratego
  red: Rood
  blue: Blauw
  soldier: Stuk
  marshal: Maarschalk
  general: Generaal
  colonel: Kolonel
  major: Majoor
  captain: Kapitein
  lieutenant: Luitenant
  sergeant: Sergeant
  miner: Mineur
  scout: Verkenner
  spy: Spionne
  bomb: Bom
  flag: Vlag
  board: Bord
  army: Leger
  captured: Geslagen
  home: Eigen rijen
  move: Verplaatsen
  attack: Aanvallen
  attacker wins: De aanvaller wint
  defender wins: De verdediger wint
  both are lost: Beide zijn verloren
  the flag is captured: De vlag is veroverd
  blockade: Geen zet meer
  flag in the corner: Vlag in de hoek
  flag in the middle: Vlag in het midden
  rank: Rang
  reach: Bereik
  strike: Aanvalsbereik
  moves: Beweegt
  attacks: Valt aan
  outcome: Uitslag
  turn: Beurt
  be stuck: Vastzitten
  piece: Stuk
  goal: Doelvak
  start: Beginvak
  target: Doelwit
  advance: Oprukken
  call out: Beide stukken noemen
  attacker: Aanvaller
  defender: Verdediger
  battle: Slag
  capture: Slaan
  field: Strijdveld
  fight: Gevecht
  soldiers: Stukken
  the higher rank wins: De hogere rang wint
  the lower rank loses: De lagere rang verliest
  equal ranks are both removed: Gelijke rangen gaan allebei weg
  a spy that attacks the marshal wins: Een spion die de maarschalk aanvalt wint
  a bomb destroys its attacker: Een bom vernietigt de aanvaller
  only a miner removes a bomb: Alleen een mineur ruimt een bom op
  any piece captures the flag: Elk stuk neemt de vlag
  Move one of your pieces: Een eigen stuk verzetten
  Attack an enemy piece: Een vijandelijk stuk aanvallen
`,"../../rulesets/stratego/texts/stratego.pt.yaml":`sandtable: 1
texts for: stratego
language: pt
texts:
  Stratego: Stratego
  red: Vermelho
  blue: Azul
  soldier: Peça
  marshal: Marechal
  general: General
  colonel: Coronel
  major: Major
  captain: Capitão
  lieutenant: Tenente
  sergeant: Sargento
  miner: Mineiro
  scout: Explorador
  spy: Espia
  bomb: Bomba
  flag: Bandeira
  board: Tabuleiro
  army: Exército
  captured: Capturadas
  home: Filas próprias
  move: Mover
  attack: Atacar
  attacker wins: Ganha o atacante
  defender wins: Ganha o defensor
  both are lost: Perdem-se as duas
  the flag is captured: A bandeira foi tomada
  blockade: Sem jogadas
  flag in the corner: Bandeira no canto
  flag in the middle: Bandeira no meio
  rank: Patente
  reach: Alcance
  strike: Alcance de ataque
  moves: Move-se
  attacks: Ataca
  outcome: Resultado
  turn: Vez
  be stuck: Ficar bloqueado
  piece: Peça
  goal: Casa de chegada
  start: Casa de partida
  target: Alvo
  advance: Avançar
  call out: Revelar as duas peças
  attacker: Atacante
  defender: Defensor
  battle: Batalha
  capture: Tirar do tabuleiro
  field: Campo
  fight: Combate
  soldiers: Peças
  the higher rank wins: Ganha a patente mais alta
  the lower rank loses: Perde a patente mais baixa
  equal ranks are both removed: Com patentes iguais saem as duas
  a spy that attacks the marshal wins: Um espião que ataca o marechal ganha
  a bomb destroys its attacker: Uma bomba destrói quem a ataca
  only a miner removes a bomb: Só um mineiro tira uma bomba
  any piece captures the flag: Qualquer peça captura a bandeira
  Move one of your pieces: Mover uma peça própria
  Attack an enemy piece: Atacar uma peça inimiga
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.da.yaml":`sandtable: 1
texts for: tic-tac-toe
language: da
texts:
  Tic-tac-toe: Kryds og bolle
  cross: Kryds
  nought: Bolle
  mark: Mærke
  put: Sætte
  three in a row: Tre på stribe
  the board is full: Brættet er fuldt
  sign: Tegn
  board: Bræt
  supply: Forråd
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.de.yaml":`sandtable: 1
texts for: tic-tac-toe
language: de
texts:
  Tic-tac-toe: Drei gewinnt
  cross: Kreuz
  nought: Kreis
  mark: Zeichen
  put: Setzen
  three in a row: Drei in einer Reihe
  the board is full: Das Brett ist voll
  sign: Zeichen
  board: Brett
  supply: Vorrat
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.en.yaml":`sandtable: 1
texts for: tic-tac-toe
language: en
texts:
  Tic-tac-toe: Tic-tac-toe
  cross: Cross
  nought: Nought
  mark: Mark
  put: Put
  three in a row: Three in a row
  the board is full: The board is full
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.es.yaml":`sandtable: 1
texts for: tic-tac-toe
language: es
texts:
  Tic-tac-toe: Tres en raya
  cross: Cruz
  nought: Círculo
  mark: Marca
  put: Poner
  three in a row: Tres en línea
  the board is full: El tablero está lleno
  sign: Signo
  board: Tablero
  supply: Reserva
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.fr.yaml":`sandtable: 1
texts for: tic-tac-toe
language: fr
texts:
  Tic-tac-toe: Morpion
  cross: Croix
  nought: Rond
  mark: Signe
  put: Placer
  three in a row: Trois alignés
  the board is full: Le plateau est plein
  sign: Signe
  board: Plateau
  supply: Réserve
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.it.yaml":`sandtable: 1
texts for: tic-tac-toe
language: it
texts:
  Tic-tac-toe: Tris
  cross: Croce
  nought: Cerchio
  mark: Segno
  put: Mettere
  three in a row: Tre in fila
  the board is full: Il tavoliere è pieno
  sign: Segno
  board: Tavoliere
  supply: Riserva
  marks: Segni
  goal: Casella scelta
  taken: Caselle occupate
  Tic-tac-toe, or noughts and crosses: Il tris, con croci e cerchi
  nobody, a traditional game in the public domain: nessuno, un gioco tradizionale di pubblico dominio
  Written down from the common rules in our own words.: Scritto con parole nostre a partire dalle regole comuni.

articles:
  board: il
  supply: la
  mark: il
  marks: i
  sign: il
  goal: la
  taken: le
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.nl.yaml":`sandtable: 1
texts for: tic-tac-toe
language: nl
texts:
  Tic-tac-toe: Boter-kaas-en-eieren
  cross: Kruisje
  nought: Rondje
  mark: Teken
  put: Zetten
  three in a row: Drie op een rij
  the board is full: Het bord is vol
  sign: Teken
  board: Bord
  supply: Voorraad
`,"../../rulesets/tic-tac-toe/texts/tic-tac-toe.pt.yaml":`sandtable: 1
texts for: tic-tac-toe
language: pt
texts:
  Tic-tac-toe: Jogo do galo
  cross: Cruz
  nought: Bola
  mark: Marca
  put: Colocar
  three in a row: Três em linha
  the board is full: O tabuleiro está cheio
  sign: Sinal
  board: Tabuleiro
  supply: Reserva
`,"../../rulesets/tic-tac-toe/tic-tac-toe.yaml":`sandtable: 1
id: tic-tac-toe
title: Tic-tac-toe

implements:
  game: Tic-tac-toe, or noughts and crosses
  owner: nobody, a traditional game in the public domain
  note: Written down from the common rules in our own words.

players:
  seats: [ cross, nought ]

pieces:
  mark: { owner: fixed, kinds: { sign: { letter: X } } }

places:
  board:
    grid: |
      . . .
      . . .
      . . .
    holds: 1 mark
    seen by: everyone
  supply: { each: player, holds: marks, seen by: everyone }

box:
  supply: 5 marks

play:
  - turns from cross: you must put or else nothing

actions:
  put:
    choose:
      goal: spaces where empty
    then: move first mark in your supply to goal
    write: "{goal}"

terms:
  taken(player): all spaces where (first mark in it).owner is player

end:
  three in a row:
    for each: player
    when: longest line(taken(player), orthogonal + diagonal) >= 3
    winner: player
  the board is full:
    when: no spaces where empty
    drawn: yes

examples:
  every empty square may be taken:
    play:
      - asked: cross
      - legal: [ a1, b1, c1, a2, b2, c2, a3, b3, c3 ]
      - cross: b2
      - asked: nought
      - nought cannot: b2
      - legal: [ a1, b1, c1, a2, c2, a3, b3, c3 ]
  three side by side win:
    play:
      - record: a1 a2 b1 b2 c1
      - ends: cross wins by three in a row
  three one above the other win:
    play:
      - record: a1 b1 a2 b2 c3 b3
      - ends: nought wins by three in a row
  three from corner to corner win:
    play:
      - record: a1 a2 b2 a3 c3
      - ends: cross wins by three in a row
  a full board without three in a row is a draw:
    play:
      - record: a1 b2 c3 c2 a2 a3 c1 b1
      - legal: [ b3 ]
      - cross: b3
      - ends: the game is drawn by the board is full
`})).map(([e,t])=>[e.replace(/^(?:\.\.\/)+/u,``),t]));export{e as SHIPPED};