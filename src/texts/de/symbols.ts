import type { Translation } from '../Translation.ts';
import type { symbols as english } from '../en/symbols.ts';

export const symbols: Translation<typeof english> = {
  'number.title': 'Gebietszahl',
  'number.explain': 'Zeigt, wie viele Felder ihr *Gebiet* hat.',
  'number.caption': 'Größe des Gebiets',
  'number.speak': 'Gebietszahl {number}',
  'number.long': `{bound, select,
    over {Dieses Gebiet hat schon {counted} statt {number, plural, one {# Feld} other {# Felder}}}
    most {Dieses Gebiet kann höchstens {counted} statt {number, plural, one {# Feld}
      other {# Felder}} haben}
    other {Dieses Gebiet hat {counted} statt {number, plural, one {# Feld} other {# Felder}}}}`,

  'letter.title': 'Buchstabe',
  'letter.explain':
    'Gleiche Buchstaben liegen im selben *Gebiet*. Verschiedene liegen in verschiedenen Gebieten.',
  'letter.caption': 'je ein Gebiet',
  'letter.speak': 'Buchstabe {letter}',
  'letter.misplaced': 'Dieses {letter} berührt Felder verschiedener Gebiete',
  'letter.separatedShort': 'abgeschnitten',
  'letter.separated': 'Dieses {letter} ist von einem anderen {letter} abgeschnitten',
  'letter.mixedShort': 'verschiedene Buchstaben zusammen',
  'letter.mixed': 'Im Gebiet von diesem {letter} liegt auch ein anderer Buchstabe',

  'viewpoint.title': 'Aussichtspunkt',
  'viewpoint.explain':
    'Zeigt, wie viele Felder er in den vier Richtungen *sieht*, bis die Farbe wechselt. Das eigene zählt mit.',
  'viewpoint.caption': 'Felder in Sicht',
  'viewpoint.speak': 'Aussichtspunkt {number}',
  'viewpoint.long': `{bound, select,
    over {Dieser Aussichtspunkt sieht schon {counted} statt {number}}
    most {Dieser Aussichtspunkt kann höchstens {counted} statt {number} sehen}
    other {Dieser Aussichtspunkt sieht {counted} statt {number}}}`,

  'dart.title': 'Pfeil',
  'dart.explain': 'Zeigt, wie viele Felder der *anderen Farbe* in Pfeilrichtung liegen.',
  'dart.caption': 'andere Farbe voraus',
  'dart.speak': 'Pfeil {number} {direction}',
  'dart.long': `{bound, select,
    over {Dieser Pfeil sieht schon {counted} statt {number, plural, one {# Feld}
      other {# Felder}} der anderen Farbe}
    most {Dieser Pfeil kann höchstens {counted} statt {number, plural, one {# Feld}
      other {# Felder}} der anderen Farbe sehen}
    other {Dieser Pfeil sieht {counted} statt {number, plural, one {# Feld}
      other {# Felder}} der anderen Farbe}}`,

  'lotus.title': 'Lotus',
  'lotus.explain':
    'Sein Gebiet ist *spiegelsymmetrisch* zu der Achse, die der Lotus zeigt. Zwei Gebiete an der Achse spiegeln einander.',
  'lotus.caption': 'spiegelsymmetrisch',
  'lotus.speak': `Lotus, {axis, select, vertical {senkrechte} horizontal {waagerechte}
    rising {steigende} other {fallende}} Spiegelachse`,
  'lotus.askewShort': 'hier keine Spiegelachse',
  'lotus.askew': 'Eine schräge Spiegelachse kann nicht durch die Mitte einer Kante gehen',
  'lotus.unlikeShort': 'nicht symmetrisch',
  'lotus.unlike': 'Das Gebiet dieses Lotus ist nicht symmetrisch zu seiner Achse',

  'galaxy.title': 'Galaxie',
  'galaxy.explain':
    'Ihr Gebiet sieht nach einer *halben Drehung* um die Galaxie genauso aus. Zwei Gebiete tauschen dabei die Plätze.',
  'galaxy.caption': 'drehsymmetrisch',
  'galaxy.speak': 'Galaxie',
  'galaxy.short': 'nicht symmetrisch',
  'galaxy.long': 'Das Gebiet dieser Galaxie sieht nach einer halben Drehung anders aus',

  'myopia.title': 'Kurzsichtpfeil',
  'myopia.framed': 'Gerahmter Kurzsichtpfeil',
  'myopia.diagonals': 'Diagonalen',
  'myopia.diagonalsHelp': 'In alle acht Richtungen schauen. Das Symbol bekommt dann einen Rahmen.',
  'myopia.directions': 'Pfeile',
  'myopia.explain': `Die Pfeile zeigen, in welchen der {form, select, framed {acht} other {vier}} Richtungen die *nächsten*
      Felder der anderen Farbe liegen. Ohne Pfeile ist keines in Sicht.`,
  'myopia.caption':
    '{form, select, framed {nächste, acht Richtungen} other {nächste andere Farbe}}',
  'myopia.speak': `{form, select,
    framed {gerahmter Kurzsichtpfeil {directions}}
    other {Kurzsichtpfeil {directions}}}`,
  'myopia.noDirections': 'ohne Richtungen',
  'myopia.unequalShort': 'nicht gleich nah',
  'myopia.unequal': 'Die Felder, auf die diese Pfeile zeigen, sind nicht alle gleich nah',
  'myopia.unpointedShort': 'ein Pfeil fehlt',
  'myopia.unpointed':
    'Ein weiteres Feld der anderen Farbe ist genauso nah, aber kein Pfeil zeigt darauf',
  'myopia.seenShort': 'sieht die andere Farbe',
  'myopia.seen': 'Dieses Symbol hat keine Pfeile, sieht aber ein Feld der anderen Farbe',
  'myopia.nothingShort': 'zeigt auf nichts',
  'myopia.nothing': 'Einer dieser Pfeile zeigt auf kein Feld der anderen Farbe',

  'minesweeper.title': 'Minensucher',
  'minesweeper.explain': 'Zeigt, wie viele der acht Felder ringsum die *andere Farbe* haben.',
  'minesweeper.caption': 'andere Farbe ringsum',
  'minesweeper.speak': 'Minensucher {number}',
  'minesweeper.long': `{bound, select,
    over {Dieser Minensucher hat schon {counted} statt {number, plural, one {# Feld}
      other {# Felder}} der anderen Farbe um sich}
    most {Dieser Minensucher kann höchstens {counted} statt {number, plural, one {# Feld}
      other {# Felder}} der anderen Farbe um sich haben}
    other {Dieser Minensucher hat {counted} statt {number, plural, one {# Feld}
      other {# Felder}} der anderen Farbe um sich}}`,

  'focus.title': 'Fokus',
  'focus.deadEnd': 'Sackgasse',
  'focus.deadEndHelp':
    'Genau ein Nachbar derselben Farbe. Als Rahmen um ein anderes Symbol gezeichnet.',
  'focus.explain': 'Zeigt, wie viele seiner vier Nachbarn *dieselbe Farbe* haben.',
  'focus.caption': 'gleichfarbige Nachbarn',
  'focus.speak': 'Fokus {number}',
  'focus.long': `{bound, select,
    over {Dieser Fokus hat schon {counted} statt {number} Nachbarn seiner Farbe}
    most {Dieser Fokus kann höchstens {counted} statt {number} Nachbarn seiner Farbe haben}
    other {Dieser Fokus hat {counted} statt {number} Nachbarn seiner Farbe}}`,
  'focus.explainDeadEnd': 'Genau *einer* der vier Nachbarn hat *dieselbe Farbe*.',
  'focus.captionDeadEnd': 'ein gleichfarbiger Nachbar',
  'focus.speakDeadEnd': 'Sackgasse',
  'focus.longDeadEnd': `{bound, select,
    over {Diese Sackgasse hat schon {counted} statt {number} Nachbarn ihrer Farbe}
    most {Diese Sackgasse kann höchstens {counted} statt {number} Nachbarn ihrer Farbe haben}
    other {Diese Sackgasse hat {counted} statt {number} Nachbarn ihrer Farbe}}`,

  'house.title': 'Haus',
  'house.number': 'Anzahl der Häuser',
  'house.explain': 'Zeigt, wie viele *Häuser* in seinem Gebiet sind, es selbst mitgezählt.',
  'house.caption': 'Häuser im Gebiet',
  'house.speak': 'Haus {number}',
  'house.long': `{bound, select,
    over {Dieses Gebiet hat schon {counted} statt {number, plural, one {# Haus} other {# Häuser}}}
    most {Dieses Gebiet kann höchstens {counted} statt {number, plural, one {# Haus}
      other {# Häuser}} haben}
    other {Dieses Gebiet hat {counted} statt {number, plural, one {# Haus} other {# Häuser}}}}`,

  'custom_text.title': 'Eigener Text',
  'custom_text.text': 'Text',
  'custom_text.speak': 'eigener Text {text}',

  'custom_icon.title': 'Eigenes Icon',
  'custom_icon.icon': 'Icon',
  'custom_icon.speak': 'eigenes Icon {icon}',

  'hidden.title': 'Verborgene Symbole',
  'hidden.revealLocation': 'Auge zeigen',
  'hidden.revealLocationHelp':
    'Das geschlossene Auge ist beim Spielen zu sehen, bis das Feld die richtige Farbe hat.',
  'hidden.explain': 'Hier erscheinen weitere Symbole, sobald das Feld die *richtige Farbe* hat.',
  'hidden.caption': 'verbirgt weitere Symbole',
  'hidden.speak': 'verborgene Symbole',

  'every_letter.title': 'Hohler Buchstabe',
  'every_letter.explain': 'Ein *Gebiet* mit hohlen Buchstaben hat *jeden* Buchstaben genau einmal.',
  'every_letter.caption': 'jeder genau einmal',
  'every_letter.speak': 'hohler Buchstabe {letter}',
  'every_letter.misplaced': 'Dieser hohle Buchstabe berührt Felder verschiedener Gebiete',
  'every_letter.repeatedShort': 'mehr als ein {letter}',
  'every_letter.repeated': 'Dieses Gebiet enthält den hohlen Buchstaben {letter} mehr als einmal',
  'every_letter.missingShort': 'erreicht kein {letter}',
  'every_letter.missing': 'Dieses Gebiet kann den hohlen Buchstaben {letter} nicht erreichen',

  'unsupported.title': 'Unbekanntes Symbol',
  'unsupported.explain': 'Diese Version *kennt* dieses Symbol nicht. Es hat keine Wirkung.',
  'unsupported.caption': 'hat keine Wirkung',
  'unsupported.speak': 'unbekanntes Symbol',
};
