/** Symbols: names, conditions, violations. */
export const symbols = {
  'number.title': 'Area number',
  'number.explain': 'Shows how many cells its *area* has.',
  'number.caption': 'size of area',
  'number.speak': 'area number {number}',
  'number.long': `{bound, select, over {this area already has {counted, plural, one {# cell} other {# cells}} but
      needs {number}} most {this area can reach only {counted, plural, one {# cell} other {#
      cells}} but needs {number}} other {this area has {counted, plural, one {# cell} other {#
      cells}} but needs {number}}}`,

  'letter.title': 'Letter',
  'letter.explain':
    'Matching letters are in the same *area*. Different letters are in different areas.',
  'letter.caption': 'one area each',
  'letter.speak': 'letter {letter}',
  'letter.misplaced': 'this {letter} touches cells of different areas',
  'letter.separatedShort': 'cut off',
  'letter.separated': 'this {letter} is cut off from another {letter}',
  'letter.mixedShort': 'different letters together',
  'letter.mixed': 'the area of this {letter} also contains a different letter',

  'viewpoint.title': 'Viewpoint',
  'viewpoint.explain':
    'Shows how many cells it *sees* in the four directions until the color changes, including its own cell.',
  'viewpoint.caption': 'cells in sight',
  'viewpoint.speak': 'viewpoint {number}',
  'viewpoint.long': `{bound, select, over {this viewpoint already sees {counted} but needs {number}} most {this
      viewpoint can see at most {counted} but needs {number}} other {this viewpoint sees
      {counted} but needs {number}}}`,

  'dart.title': 'Dart',
  'dart.explain': 'Shows how many cells of the *other color* lie in the direction of the arrow.',
  'dart.caption': 'other color ahead',
  'dart.speak': 'dart {number} {direction}',
  'dart.long': `{bound, select,
    over {this dart already sees {counted, plural,
      one {# cell of the other color}
      other {# cells of the other color}} but needs {number}}
    most {this dart can see at most {counted, plural,
      one {# cell of the other color}
      other {# cells of the other color}} but needs {number}}
    other {this dart sees {counted, plural,
      one {# cell of the other color}
      other {# cells of the other color}} but needs {number}}}`,

  'lotus.title': 'Lotus',
  'lotus.explain':
    'Its area is *symmetric* across the line that the lotus marks. Two areas at the line mirror each other.',
  'lotus.caption': 'mirror symmetry',
  'lotus.speak': `lotus, {axis, select, vertical {vertical} horizontal {horizontal} rising {rising}
    other {falling}} mirror line`,
  'lotus.askewShort': 'no mirror line here',
  'lotus.askew': 'a diagonal mirror line can’t run through the middle of an edge',
  'lotus.unlikeShort': 'not symmetric',
  'lotus.unlike': 'the area of this lotus isn’t symmetric across its line',

  'galaxy.title': 'Galaxy',
  'galaxy.explain':
    'Its area looks the same after a *half turn* around the galaxy. Between two areas, they swap places.',
  'galaxy.caption': 'rotational symmetry',
  'galaxy.speak': 'galaxy',
  'galaxy.short': 'not symmetric',
  'galaxy.long': 'the area of this galaxy looks different after a half turn',

  'myopia.title': 'Myopia arrow',
  'myopia.framed': 'Framed myopia arrow',
  'myopia.diagonals': 'Diagonals',
  'myopia.diagonalsHelp': 'Look in all eight directions. The symbol is then drawn in a frame.',
  'myopia.directions': 'Arrows',
  'myopia.explain': `The arrows point to the *nearest* cells of the other color, looking in {form, select, framed {eight}
      other {four}} directions. No arrows means there are none in sight.`,
  'myopia.caption': '{form, select, framed {nearest, eight ways} other {nearest other color}}',
  'myopia.speak':
    '{form, select, framed {framed myopia arrow {directions}} other {myopia arrow {directions}}}',
  'myopia.noDirections': 'without directions',
  'myopia.unequalShort': 'not equally near',
  'myopia.unequal': 'the cells these arrows point to aren’t all equally near',
  'myopia.unpointedShort': 'an arrow is missing',
  'myopia.unpointed': 'another cell of the other color is just as near, but no arrow points to it',
  'myopia.seenShort': 'sees the other color',
  'myopia.seen': 'this symbol has no arrows but sees a cell of the other color',
  'myopia.nothingShort': 'points to nothing',
  'myopia.nothing': 'one of these arrows points to no cell of the other color',

  'minesweeper.title': 'Minesweeper',
  'minesweeper.explain': 'Shows how many of the eight cells around it have the *other color*.',
  'minesweeper.caption': 'other color around',
  'minesweeper.speak': 'minesweeper {number}',
  'minesweeper.long': `{bound, select,
    over {this minesweeper already has {counted, plural,
      one {# cell of the other color around it}
      other {# cells of the other color around it}} but needs {number}}
    most {this minesweeper can have at most {counted, plural,
      one {# cell of the other color around it}
      other {# cells of the other color around it}} but needs {number}}
    other {this minesweeper has {counted, plural,
      one {# cell of the other color around it}
      other {# cells of the other color around it}} but needs {number}}}`,

  'focus.title': 'Focus',
  'focus.deadEnd': 'Dead end',
  'focus.deadEndHelp':
    'Exactly one neighbor of the same color. Drawn as a frame around another symbol.',
  'focus.explain': 'Shows how many of its four neighbors have the *same color*.',
  'focus.caption': 'same-color neighbors',
  'focus.speak': 'focus {number}',
  'focus.long': `{bound, select,
    over {this focus already has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} but needs {number}}
    most {this focus can have at most {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} but needs {number}}
    other {this focus has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} but needs {number}}}`,
  'focus.explainDeadEnd': 'Exactly *one* of its four neighbors has the *same color*.',
  'focus.captionDeadEnd': 'one same-color neighbor',
  'focus.speakDeadEnd': 'dead end',
  'focus.longDeadEnd': `{bound, select,
    over {this dead end already has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} but needs {number}}
    most {this dead end can have at most {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} but needs {number}}
    other {this dead end has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} but needs {number}}}`,

  'house.title': 'House',
  'house.number': 'Number of houses',
  'house.explain': 'Shows how many *houses* are in its area, including itself.',
  'house.caption': 'houses in area',
  'house.speak': 'house {number}',
  'house.long': `{bound, select,
    over {this area already has {counted, plural, one {# house}
      other {# houses}} but needs {number}}
    most {this area can have at most {counted, plural, one {# house}
      other {# houses}} but needs {number}}
    other {this area has {counted, plural, one {# house}
      other {# houses}} but needs {number}}}`,

  'custom_text.title': 'Custom text',
  'custom_text.text': 'Text',
  'custom_text.speak': 'custom text {text}',

  'custom_icon.title': 'Custom icon',
  'custom_icon.icon': 'Icon',
  'custom_icon.speak': 'custom icon {icon}',

  'hidden.title': 'Hidden marker',
  'hidden.revealLocation': 'Show the marker',
  'hidden.revealLocationHelp': 'Players see the marker until the cell has the right color.',
  'hidden.explain': 'More symbols appear here once the cell has the *right color*.',
  'hidden.caption': 'hides more symbols',
  'hidden.speak': 'hidden symbols',

  'every_letter.title': 'Hollow letter',
  'every_letter.explain': 'An *area* with hollow letters has exactly *one of each* letter.',
  'every_letter.caption': 'one of each',
  'every_letter.speak': 'hollow letter {letter}',
  'every_letter.misplaced': 'this hollow letter touches cells of different areas',
  'every_letter.repeatedShort': 'more than one {letter}',
  'every_letter.repeated': 'this area has the hollow letter {letter} more than once',
  'every_letter.missingShort': 'can’t reach {letter}',
  'every_letter.missing': 'this area can’t reach the hollow letter {letter}',

  'unsupported.title': 'Unsupported symbol',
  'unsupported.explain': 'This version doesn’t *know* this symbol. It has no effect.',
  'unsupported.caption': 'has no effect',
  'unsupported.speak': 'unsupported symbol',
} as const;
