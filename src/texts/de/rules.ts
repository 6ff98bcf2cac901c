import type { Translation } from '../Translation.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Translation<typeof english> = {
  'ban_pattern.title': 'Verbotenes Muster',
  'ban_pattern.patternHelp':
    'Dieses Muster darf nirgends vorkommen, auch nicht gedreht oder gespiegelt. Graue Felder passen auf jede Farbe.',
  'ban_pattern.explain': `{shape, select,
    cell {Es gibt kein *{color, select, dark {dunkles} light {helles} other {graues}}* Feld.}
    pair {Es gibt kein Paar benachbarter *{color, select, dark {dunkler} light {heller}
      other {grauer}}* Felder.}
    row {Es gibt keine Reihe aus {count} *{color, select, dark {dunklen} light {hellen}
      other {grauen}}* Feldern.}
    square {Es gibt kein {short}×{long}-Quadrat *{color, select, dark {dunkler} light {heller}
      other {grauer}}* Felder.}
    block {Es gibt keinen {short}×{long}-Block *{color, select, dark {dunkler} light {heller}
      other {grauer}}* Felder.}
    other {Dieses *Muster* kommt nirgends vor, auch nicht gedreht oder gespiegelt.}}`,
  'ban_pattern.brief': `{shape, select,
    cell {Kein {color, select, dark {dunkles} light {helles} other {graues}} Feld}
    pair {Kein {color, select, dark {dunkles} light {helles} other {graues}} Paar}
    row {Keine {color, select, dark {dunkle} light {helle} other {graue}} Reihe}
    square {Kein {color, select, dark {dunkles} light {helles} other {graues}} Quadrat}
    block {Kein {color, select, dark {dunkler} light {heller} other {grauer}} Block}
    other {Nicht dieses Muster}}`,
  'ban_pattern.short': `{shape, select, cell {Feld gefunden} pair {Paar gefunden}
    row {Reihe gefunden} square {Quadrat gefunden} block {Block gefunden} other {Muster gefunden}}`,
  'ban_pattern.long': `{shape, select,
    cell {Hier ist ein {color, select, dark {dunkles} light {helles} other {graues}} Feld}
    pair {Hier ist ein Paar benachbarter {color, select, dark {dunkler} light {heller}
      other {grauer}} Felder}
    row {Hier ist eine Reihe aus {count} {color, select, dark {dunklen} light {hellen}
      other {grauen}} Feldern}
    square {Hier ist ein {short}×{long}-Quadrat {color, select, dark {dunkler} light {heller}
      other {grauer}} Felder}
    block {Hier ist ein {short}×{long}-Block {color, select, dark {dunkler} light {heller}
      other {grauer}} Felder}
    other {Das verbotene Muster kommt hier vor}}`,

  'cell_count.title': 'Gesamtzahl',
  'cell_count.count': 'Gesamtzahl',
  'cell_count.explain': `{count, plural,
    =1 {Genau ein Feld ist *{color, select, dark {dunkel} light {hell} other {grau}}*.}
    other {Genau # Felder sind *{color, select, dark {dunkel} light {hell} other {grau}}*.}}`,
  'cell_count.brief': `{count, plural,
    one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
    other {# {color, select, dark {dunkle} light {helle} other {graue}} Felder}}`,
  'cell_count.long': `{bound, select,
    most {Auf dem Brett ist nur Platz für {counted} statt {number, plural,
      one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
      other {# {color, select, dark {dunkle} light {helle} other {graue}} Felder}}}
    other {Das Brett hat {counted} statt {number, plural,
      one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
      other {# {color, select, dark {dunkle} light {helle} other {graue}} Felder}}}}`,

  'complete_pattern.title': 'Muster vervollständigen',
  'complete_pattern.explain': 'Vervollständige das *Muster*.',
  'complete_pattern.brief': 'Muster vervollständigen',

  'connect_all.title': 'Alles verbinden',
  'connect_all.explain': `Alle *{color, select, dark {dunklen} light {hellen} other {grauen}}* Felder hängen zusammen.`,
  'connect_all.brief': 'Ein {color, select, dark {dunkles} light {helles} other {graues}} Gebiet',
  'connect_all.short': '{count} Gebiete',
  'connect_all.long': `Die {color, select, dark {dunklen} light {hellen} other {grauen}} Felder bilden {count}
      Gebiete, die nicht mehr zusammenkommen können`,

  'connect_zones.title': 'In Zonen verbunden',
  'connect_zones.explain': `In jeder Zone hängen alle *{color, select, dark {dunklen} light {hellen} other {grauen}}*
      Felder zusammen.`,
  'connect_zones.brief': 'In Zonen verbunden',
  'connect_zones.short': '{count} Gebiete',
  'connect_zones.long': `In einer Zone bilden die {color, select, dark {dunklen} light {hellen} other {grauen}} Felder
      {count} Gebiete, die nicht mehr zusammenkommen können`,

  'contains_shape.title': 'Gebiete enthalten ein Muster',
  'contains_shape.patternHelp':
    'Das Muster darf gedreht oder gespiegelt sein. Graue Felder passen auf jede Farbe.',
  'contains_shape.explain': `{shape, select,
    cell {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet enthält ein Feld.}
    pair {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet enthält ein Paar benachbarter Felder.}
    row {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet enthält eine Reihe aus {count} Feldern.}
    square {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet enthält ein {short}×{long}-Quadrat.}
    block {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet enthält einen {short}×{long}-Block.}
    other {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet enthält dieses Muster, beliebig gedreht oder gespiegelt.}}`,
  'contains_shape.brief':
    'In {color, select, dark {dunklen} light {hellen} other {grauen}} Gebieten',
  'contains_shape.short': 'Muster fehlt',
  'contains_shape.long': `Dieses {color, select, dark {dunkle} light {helle}
    other {graue}} Gebiet enthält das Muster nicht`,

  'custom.title': 'Eigene Regel',
  'custom.descriptionHelp': 'Setze das wichtigste Wort zwischen zwei Sterne: *Wort*.',
  'custom.brief': 'Eigene Regel',

  'foresight.title': 'Voraussicht',
  'foresight.count': 'Höchstzahl an Ladungen',
  'foresight.regenInterval': 'Sekunden je Ladung',
  'foresight.startFull': 'Mit allen Ladungen beginnen',
  'foresight.solvePath': 'Lösungsweg',
  'foresight.solvePathHelp': 'Die Reihenfolge, in der Voraussicht auf noch leere Felder zeigt.',
  'foresight.explain': `Du kannst dir bis zu {count, plural, one {# *Tipp*} other {# *Tipps*}} holen. {seconds,
      plural, one {Jede Sekunde} other {Alle # Sekunden}} kommt ein neuer dazu.`,
  'foresight.brief': 'Voraussicht',

  'lying_symbols.title': 'Lügende Symbole',
  'lying_symbols.count': 'Anzahl lügender Symbole',
  'lying_symbols.explain':
    '{count, plural, =1 {Genau ein Symbol *lügt*.} other {Genau # Symbole *lügen*.}}',
  'lying_symbols.brief': '{count, plural, one {# lügt} other {# lügen}}',
  'lying_symbols.short': 'nicht {count} falsch',
  'lying_symbols.long':
    'Genau {count, plural, one {# Symbol muss} other {# Symbole müssen}} falsch sein',

  'music.title': 'Musikgitter',
  'music.controlLines': 'Steuerlinien',
  'music.track': 'Stück zum Anhören',
  'music.trackHelp': 'Wird anstelle der Lösung abgespielt.',
  'music.normalizeVelocity': 'Gleichmäßige Lautstärke',
  'music.normalizeVelocityHelp': 'Macht alle Instrumente und Tonhöhen gleich laut.',
  'music.explain': 'Hör dir die Lösung an und male sie dann: *Dunkle* Felder klingen.',
  'music.brief': 'Musikgitter',

  'mystery.title': 'Alternative Lösung',
  'mystery.solution': 'Alternative Lösung',
  'mystery.solutionHelp':
    'Eine Lösung, die auch gilt, obwohl sie die Regeln verletzt. Vorgaben richten sich nach dem Brett.',
  'mystery.visible': 'Beim Spielen sichtbar',
  'mystery.explain': 'Es gibt eine *alternative Lösung*, die die Regeln verletzt.',
  'mystery.brief': 'Alternative Lösung',

  'no_loops.title': 'Keine Schleifen',
  'no_loops.explain':
    '*{color, select, dark {Dunkle} other {Helle}}* Felder bilden nie eine Schleife.',
  'no_loops.brief': 'Keine {color, select, dark {dunklen} light {hellen} other {grauen}} Schleifen',
  'no_loops.short': 'Schleife gefunden',
  'no_loops.long': `Diese {color, select, dark {dunklen} light {hellen}
    other {grauen}} Felder schließen eine Schleife`,

  'off_by_x.title': 'Um X daneben',
  'off_by_x.number': 'Daneben um',
  'off_by_x.explain':
    'Jede Zahl liegt *um {number} daneben*: {number} zu hoch oder {number} zu niedrig.',
  'off_by_x.brief': 'Um {number} daneben',
  'off_by_x.short': 'nicht um {number} daneben',
  'off_by_x.long': 'Eine Zahl kann nicht mehr um genau {number} danebenliegen',

  'perfection.title': 'Perfektion',
  'perfection.explain': 'Jedes Feld, das du malst, ist *endgültig*. Mach keinen Fehler.',
  'perfection.brief': 'Keine Fehler',
  'perfection.short': 'ein Fehler',
  'perfection.long': 'Mindestens ein Feld hat die falsche Farbe',

  'region_area.title': 'Gebietsgröße',
  'region_area.size': 'Felder je Gebiet',
  'region_area.explain': `{size, plural,
    =0 {Es gibt keine *{color, select, dark {dunklen} light {hellen} other {grauen}}* Felder.}
    one {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet hat genau # Feld.}
    other {Jedes *{color, select, dark {dunkle} light {helle}
      other {graue}}* Gebiet hat genau # Felder.}}`,
  'region_area.brief': '{color, select, dark {Dunkle} other {Helle}} Gebiete: {size}',
  'region_area.long': `{bound, select,
    most {In diesem {color, select, dark {dunklen} light {hellen}
      other {grauen}} Gebiet ist nur Platz für {counted} statt {number, plural, one {# Feld}
        other {# Felder}}}
    other {Dieses {color, select, dark {dunkle} light {helle}
      other {graue}} Gebiet hat {counted} statt {number, plural, one {# Feld} other {# Felder}}}}`,

  'same_shape.title': 'Gleiche Formen',
  'same_shape.explain': `Alle *{color, select, dark {dunklen} light {hellen} other {grauen}}* Gebiete haben dieselbe
      Form. Sie darf gedreht oder gespiegelt sein.`,
  'same_shape.brief': 'Gleiche {color, select, dark {dunkle} light {helle} other {graue}} Formen',
  'same_shape.short': '{count} Formen',
  'same_shape.long': `Die {color, select, dark {dunklen} light {hellen} other {grauen}} Gebiete haben {count}
      verschiedene Formen`,

  'symbols_per_region.title': 'Symbole je Gebiet',
  'symbols_per_region.count': 'Symbole je Gebiet',
  'symbols_per_region.comparison': 'Vergleich',
  'symbols_per_region.explain': `Jedes *{color, select, dark {dunkle} light {helle}
    other {graue}}* Gebiet hat {comparison, select, ge {mindestens} le {höchstens}
      other {genau}} {count, plural, one {# Symbol} other {# Symbole}}.`,
  'symbols_per_region.brief': `{comparison, select, ge {≥ } le {≤ } other {}}{count, plural,
    one {# Symbol} other {# Symbole}}`,
  'symbols_per_region.long': `{bound, select,
    most {Dieses {color, select, dark {dunkle} light {helle}
      other {graue}} Gebiet kann nur {counted} statt {comparison, select, ge {mindestens }
        le {höchstens } other {}}{number, plural, one {# Symbol} other {# Symbole}} bekommen}
    other {Dieses {color, select, dark {dunkle} light {helle}
      other {graue}} Gebiet hat {counted} statt {comparison, select, ge {mindestens }
        le {höchstens } other {}}{number, plural, one {# Symbol} other {# Symbole}}}}`,

  'underclued.title': 'Unterbestimmt',
  'underclued.explain': 'Male nur, was *sicher* ist, und lass alle anderen Felder grau.',
  'underclued.brief': 'Nur Sicheres',

  'unique_shape.title': 'Verschiedene Formen',
  'unique_shape.explain': `Keine zwei *{color, select, dark {dunklen} light {hellen}
    other {grauen}}* Gebiete haben dieselbe Form, auch nicht gedreht oder gespiegelt.`,
  'unique_shape.brief':
    'Verschiedene {color, select, dark {dunkle} light {helle} other {graue}} Formen',
  'unique_shape.short': '{count} gleiche',
  'unique_shape.long': `{count} {color, select, dark {dunkle} light {helle} other {graue}} Gebiete haben diese Form`,

  'wrap_around.title': 'Verbundene Ränder',
  'wrap_around.horizontal': 'Links und rechts',
  'wrap_around.vertical': 'Oben und unten',
  'wrap_around.explain': `{wrapping, select, wrap {Alle gegenüberliegenden *Ränder* sind verbunden.} wrap_reverse {Alle
      gegenüberliegenden *Ränder* sind gespiegelt verbunden.} other {Alle *Ränder* sind in sich
      gefaltet.}}`,
  'wrap_around.explainHorizontal': `{wrapping, select, wrap {Linker und rechter *Rand* sind verbunden.} wrap_reverse {Linker und
      rechter *Rand* sind gespiegelt verbunden.} other {Linker und rechter *Rand* sind jeweils in
      sich gefaltet.}}`,
  'wrap_around.explainVertical': `{wrapping, select, wrap {Oberer und unterer *Rand* sind verbunden.} wrap_reverse {Oberer und
      unterer *Rand* sind gespiegelt verbunden.} other {Oberer und unterer *Rand* sind jeweils in
      sich gefaltet.}}`,
  'wrap_around.explainNone': 'Die *Ränder* sind nicht verbunden.',
  'wrap_around.brief': 'Ränder verbunden',

  'zone_cell_count.title': 'Gleiche Anzahl je Zone',
  'zone_cell_count.explain': `Gleich große Zonen haben gleich viele *{color, select, dark {dunkle}
    light {helle} other {graue}}* Felder.`,
  'zone_cell_count.brief': 'Gleiche Zonen',
  'zone_cell_count.short': '{own}, anderswo {other}',
  'zone_cell_count.long': `{bound, select,
    most {In dieser Zone ist nur Platz für {own, plural,
      one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
      other {# {color, select, dark {dunkle} light {helle}
        other {graue}} Felder}}, eine gleich große hat {other}}
    other {Diese Zone hat {own, plural,
      one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
      other {# {color, select, dark {dunkle} light {helle}
        other {graue}} Felder}}, in einer gleich großen ist nur Platz für {other}}}`,

  'zone_diff_count.title': 'Verschiedene Anzahl je Zone',
  'zone_diff_count.explain': `Keine zwei gleich großen Zonen haben gleich viele *{color, select,
    dark {dunkle} light {helle} other {graue}}* Felder.`,
  'zone_diff_count.brief': 'Jede Zone anders',
  'zone_diff_count.short': 'zweimal {count}',
  'zone_diff_count.long': `Zwei gleich große Zonen haben je {count, plural,
    one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
    other {# {color, select, dark {dunkle} light {helle} other {graue}} Felder}}`,

  'zone_exact_count.title': 'Genaue Anzahl je Zone',
  'zone_exact_count.count': 'Felder je Zone',
  'zone_exact_count.explain': `Jede Zone hat genau {count, plural,
    one {# *{color, select, dark {dunkles} light {helles} other {graues}}* Feld}
    other {# *{color, select, dark {dunkle} light {helle} other {graue}}* Felder}}.`,
  'zone_exact_count.brief': '{count} je Zone',
  'zone_exact_count.long': `{bound, select,
    most {In dieser Zone ist nur Platz für {counted} statt {number, plural,
      one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
      other {# {color, select, dark {dunkle} light {helle} other {graue}} Felder}}}
    other {Diese Zone hat {counted} statt {number, plural,
      one {# {color, select, dark {dunkles} light {helles} other {graues}} Feld}
      other {# {color, select, dark {dunkle} light {helle} other {graue}} Felder}}}}`,
};
