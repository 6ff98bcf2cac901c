import type { Translation } from '../Translation.ts';
import type { checklist as english } from '../en/checklist.ts';

export const checklist: Translation<typeof english> = {
  // The list
  title: 'Checkliste',
  badge:
    '{state, select, complete {Vollständig, {done} von {count}} other {Unvollständig, {done} von {count}}}',
  whatIsMissing: 'Was fehlt',
  canStay: 'Das kann so bleiben',
  goThere: '{action}: {fault}',
  done: 'Erledigt',
  doneNames: '<hidden>Erledigt: </hidden>{names}',
  doneOpen: '<hidden>Erledigt: </hidden>Was erledigt ist',

  // Explanations of items
  nothingMissing: 'Hier fehlt nichts.',
  notPublished:
    'Bis dahin lässt sich das Rätsel nicht veröffentlichen. Behalten und per Link teilen kannst du es.',
  close: 'Schließen',

  // Title, author, difficulty. Names of items fit inside a list
  metadata: 'Titel, Autor, Schwierigkeit',
  metadataMeaning:
    'Wer das Rätsel löst, sieht, wie es heißt, von wem es ist und wie schwer es ist.',
  metadataRemedy: 'Alles außer der Beschreibung muss ausgefüllt sein.',
  metadataAction: 'Ausfüllen',

  // The board
  board: 'Brett',
  boardFault: 'Das Brett hat keine Felder',
  boardMeaning: 'Ein Rätsel hat mindestens eine Zeile und eine Spalte.',
  boardRemedy: 'Wähle ein größeres Brett.',
  boardAction: 'Größe wählen',

  // The check of the solution
  checked: 'beim Spielen geprüft',
  checkedFault: 'Nur deine Lösung kann es prüfen',
  checkedMeaning:
    'Einige Hinweise dieses Rätsels bedeuten, was du selbst festlegst. Darum wird beim Lösen mit deiner Lösung verglichen.',
  checkedRemedy: 'Du musst nichts tun. Das Rätsel lässt sich so veröffentlichen.',

  // The solution
  solution: 'Lösung',
  emptyFault: 'Es ist keine Lösung gemalt',
  emptyMeaning: 'Beim Lösen wird mit deiner Lösung verglichen, also muss es eine geben.',
  emptyRemedy: 'Male sie auf das Brett. Vorgaben zählen nicht.',
  emptyAction: 'Malen',
  openFault: '{count, plural, one {# Feld hat keine Farbe} other {# Felder haben keine Farbe}}',
  openMeaning: 'Die Farben auf dem Brett sind die Lösung, also hat jedes Feld eine.',
  openRemedy: 'Male an, was grau ist, oder überlass es einem Löser.',
  openAction: 'Lösen',

  // Rules and symbols
  clues: 'Regeln und Symbole',
  cluesFault: 'Die Lösung verletzt einen Hinweis',
  cluesMeaning: 'Die Farben auf dem Brett sind die Lösung, also gelten darin alle Hinweise.',
  cluesRemedy: 'Male die markierten Felder um, oder ändere den Hinweis.',
  cluesAction: 'Zeigen',

  // Results of the solver
  solvable: 'kein Widerspruch gefunden',
  solvableFault: 'Hat bewiesenermaßen keine Lösung',
  solvableMeaning:
    'Ein Löser ist alle Färbungen durchgegangen: Keine erfüllt jeden Hinweis dieses Rätsels.',
  solvableRemedy:
    'Ändere oder entferne einen Hinweis, oder mache die letzte Änderung rückgängig. Lass dann noch einmal lösen.',
  solvableAction: 'Noch einmal lösen',
};
