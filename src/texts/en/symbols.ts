/** Symbols: names, conditions, violations. */
export const symbols = {
  'number.title': 'Area number',
  'number.explain': 'Its *area* has as many cells as the number says.',
  'number.caption': 'counts its area',
  'number.speak': 'area number {number}',
  'number.long': `{bound, select,
    over {this area already has {counted, plural, one {# cell}
      other {# cells}}, it should have {number}}
    most {this area can have {counted, plural, one {# cell}
      other {# cells}} at most, it should have {number}}
    other {this area has {counted, plural, one {# cell}
      other {# cells}}, it should have {number}}}`,

  'letter.title': 'Letter',
  'letter.explain': 'Equal letters share one *area*. Different letters are in different areas.',
  'letter.caption': 'one area each',
  'letter.speak': 'letter {letter}',
  'letter.misplaced': 'this {letter} touches cells that are not one area',
  'letter.separatedShort': 'cannot meet its like',
  'letter.separated': 'this {letter} is cut off from another {letter}',
  'letter.mixedShort': 'shares its area',
  'letter.mixed': 'the area of this {letter} also holds a different letter',

  'viewpoint.title': 'Viewpoint',
  'viewpoint.explain':
    'The number says how many cells it *sees* up, down, left and right until the color changes, its own included.',
  'viewpoint.caption': 'cells in sight',
  'viewpoint.speak': 'viewpoint {number}',
  'viewpoint.long': `{bound, select,
    over {this viewpoint already sees {counted}, it should see {number}}
    most {this viewpoint can see {counted} at most, it should see {number}}
    other {this viewpoint sees {counted}, it should see {number}}}`,

  'dart.title': 'Dart',
  'dart.explain': 'The number says how many cells of the *other color* lie where the arrow points.',
  'dart.caption': 'other color ahead',
  'dart.speak': 'dart {number} {direction}',
  'dart.long': `{bound, select,
    over {this dart already sees {counted, plural,
      one {# cell of the other color}
      other {# cells of the other color}}, it should see {number}}
    most {this dart can see {counted, plural,
      one {# cell of the other color}
      other {# cells of the other color}} at most, it should see {number}}
    other {this dart sees {counted, plural,
      one {# cell of the other color}
      other {# cells of the other color}}, it should see {number}}}`,

  'lotus.title': 'Lotus',
  'lotus.explain': 'Its area is its own *mirror image* at the line the lotus marks.',
  'lotus.caption': 'mirrors onto itself',
  'lotus.speak': `lotus, {axis, select, vertical {vertical} horizontal {horizontal} rising {rising}
    other {falling}} mirror line`,
  'lotus.askewShort': 'no mirror line here',
  'lotus.askew': 'a slanted mirror line through the middle of an edge has no image for any cell',
  'lotus.unlikeShort': 'does not mirror',
  'lotus.unlike': 'the area of this lotus is not its own mirror image',

  'galaxy.title': 'Galaxy',
  'galaxy.explain': 'Its area looks the same after a *half-turn* about the galaxy.',
  'galaxy.caption': 'turns onto itself',
  'galaxy.speak': 'galaxy',
  'galaxy.short': 'does not turn',
  'galaxy.long': 'the area of this galaxy does not look the same after a half-turn',

  'myopia.title': 'Myopia arrow',
  'myopia.framed': 'Framed myopia arrow',
  'myopia.diagonals': 'Diagonals',
  'myopia.diagonalsHelp': 'Look in all eight directions. The symbol is then drawn in a frame.',
  'myopia.directions': 'Arrows',
  'myopia.explain': `Arrows point at all *nearest* cells of the other color, looking in {form,
    select, framed {eight} other {four}} directions. No arrow means that none is in sight.`,
  'myopia.caption': '{form, select, framed {nearest, eight ways} other {nearest other color}}',
  'myopia.speak':
    '{form, select, framed {framed myopia arrow {directions}} other {myopia arrow {directions}}}',
  'myopia.noDirections': 'without directions',
  'myopia.unequalShort': 'arrows reach unequally far',
  'myopia.unequal': 'the nearest cells of the other color along these arrows are not equally near',
  'myopia.unpointedShort': 'nearer without an arrow',
  'myopia.unpointed': 'a cell of the other color as near as the arrows reach has no arrow',
  'myopia.seenShort': 'sees the other color',
  'myopia.seen': 'this symbol without arrows has a cell of the other color in sight',
  'myopia.nothingShort': 'points at nothing',
  'myopia.nothing': 'an arrow of this symbol has no cell of the other color ahead',

  'minesweeper.title': 'Minesweeper',
  'minesweeper.explain':
    'The number says how many of the eight cells around it have the *other color*.',
  'minesweeper.caption': 'other color around',
  'minesweeper.speak': 'minesweeper {number}',
  'minesweeper.long': `{bound, select,
    over {this minesweeper already has {counted, plural,
      one {# cell of the other color around it}
      other {# cells of the other color around it}}, it should have {number}}
    most {this minesweeper can have {counted, plural,
      one {# cell of the other color around it}
      other {# cells of the other color around it}} at most, it should have {number}}
    other {this minesweeper has {counted, plural,
      one {# cell of the other color around it}
      other {# cells of the other color around it}}, it should have {number}}}`,

  'focus.title': 'Focus',
  'focus.deadEnd': 'Dead end',
  'focus.deadEndHelp': 'Exactly one like neighbor, drawn as a frame round another symbol.',
  'focus.explain': 'The number says how many of its four neighbors have the *same color*.',
  'focus.caption': 'like neighbors',
  'focus.speak': 'focus {number}',
  'focus.long': `{bound, select,
    over {this focus already has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}}, it should have {number}}
    most {this focus can have {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} at most, it should have {number}}
    other {this focus has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}}, it should have {number}}}`,
  'focus.explainDeadEnd': 'Exactly *one* of its four neighbors has the *same color*.',
  'focus.captionDeadEnd': 'one like neighbor',
  'focus.speakDeadEnd': 'dead end',
  'focus.longDeadEnd': `{bound, select,
    over {this dead end already has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}}, it should have {number}}
    most {this dead end can have {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}} at most, it should have {number}}
    other {this dead end has {counted, plural,
      one {# neighbor of its color}
      other {# neighbors of its color}}, it should have {number}}}`,

  'house.title': 'House',
  'house.number': 'Number of houses',
  'house.explain': 'The number says how many *houses* its area holds, itself included.',
  'house.caption': 'counts its houses',
  'house.speak': 'house {number}',
  'house.long': `{bound, select,
    over {this area already has {counted, plural, one {# house}
      other {# houses}}, it should have {number}}
    most {this area can have {counted, plural, one {# house}
      other {# houses}} at most, it should have {number}}
    other {this area has {counted, plural, one {# house}
      other {# houses}}, it should have {number}}}`,

  'custom_text.title': 'Custom text',
  'custom_text.text': 'Text',
  'custom_text.speak': 'custom text {text}',

  'custom_icon.title': 'Custom icon',
  'custom_icon.icon': 'Icon',
  'custom_icon.speak': 'custom icon {icon}',

  'hidden.title': 'Hidden marker',
  'hidden.revealLocation': 'Show the place',
  'hidden.revealLocationHelp': 'Solvers see the marker until the cell is colored correctly.',
  'hidden.explain': 'More symbols appear here once the cell is *colored correctly*.',
  'hidden.caption': 'hides more symbols',
  'hidden.speak': 'hidden symbols',

  'every_letter.title': 'Hollow letter',
  'every_letter.explain': 'An *area* with hollow letters holds *one of each* kind on the board.',
  'every_letter.caption': 'one of each',
  'every_letter.speak': 'hollow letter {letter}',
  'every_letter.misplaced': 'this hollow letter touches cells that are not one area',
  'every_letter.repeatedShort': 'more than one {letter}',
  'every_letter.repeated': 'this area holds the hollow letter {letter} more than once',
  'every_letter.missingShort': 'cannot reach {letter}',
  'every_letter.missing': 'this area cannot reach the hollow letter {letter}',

  'unsupported.title': 'Unsupported symbol',
  'unsupported.explain': 'A symbol that stands for an *unknown* one. It asks for nothing.',
  'unsupported.caption': 'asks for nothing',
  'unsupported.speak': 'unsupported symbol',
} as const;
