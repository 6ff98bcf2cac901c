import type { Translation } from '../Translation.ts';
import type { checklist as english } from '../en/checklist.ts';

export const checklist: Translation<typeof english> = {
  // The list
  title: 'Checkliste',
  badge:
    '{state, select, complete {Vollständig, {done} von {count}} other {Unvollständig, {done} von {count}}}',
  whatIsMissing: 'Was fehlt',
  canStay: 'So in Ordnung',
  goThere: '{action}: {fault}',
  done: 'Erledigt',
  doneNames: '<hidden>Erledigt: </hidden>{names}',
  doneOpen: 'Erledigte Punkte',

  // Explanations of items
  nothingMissing: 'Hier fehlt nichts.',
  notPublished:
    'Bis das erledigt ist, kannst du das Rätsel nicht veröffentlichen. Speichern und per Link teilen kannst du es trotzdem.',
  close: 'Schließen',

  // Title, author, difficulty. Names of items fit inside a list
  metadata: 'Titel, Autor, Schwierigkeit',
  metadataMeaning: 'Alle, die das Rätsel spielen, sehen Titel, Autor und Schwierigkeit.',
  metadataRemedy: 'Fülle alles aus. Nur die Beschreibung ist optional.',
  metadataAction: 'Ausfüllen',

  // The board
  board: 'Brett',
  boardFault: 'Das Brett hat keine Felder',
  boardMeaning: 'Ein Rätsel braucht mindestens eine Zeile und eine Spalte.',
  boardRemedy: 'Wähle ein größeres Brett.',
  boardAction: 'Größe ändern',

  // The check of the solution
  checked: 'beim Spielen geprüft',
  checkedFault: 'Wird nur mit deiner Lösung verglichen',
  checkedMeaning:
    'Bei einigen Hinweisen legst du selbst fest, was sie bedeuten. Darum wird das Brett beim Spielen mit deiner Lösung verglichen.',
  checkedRemedy: 'Du musst nichts tun. Du kannst das Rätsel so veröffentlichen.',

  // The solution
  solution: 'Lösung',
  emptyFault: 'Noch keine Lösung',
  emptyMeaning:
    'Das Brett wird beim Spielen mit deiner Lösung verglichen, also braucht das Rätsel eine.',
  emptyRemedy: 'Male die Lösung auf das Brett. Vorgaben zählen nicht.',
  emptyAction: 'Malen',
  openFault: '{count, plural, one {# Feld ist leer} other {# Felder sind leer}}',
  openMeaning: 'Die Farben auf dem Brett sind die Lösung, also braucht jedes Feld eine Farbe.',
  openRemedy: 'Male die leeren Felder, oder überlass sie einem Solver.',
  openAction: 'Lösen',

  // Rules and symbols
  clues: 'Regeln und Symbole',
  cluesFault: 'Die Lösung verletzt einen Hinweis',
  cluesMeaning: 'Die Farben auf dem Brett sind die Lösung, also müssen sie jeden Hinweis erfüllen.',
  cluesRemedy: 'Ändere die Farben der markierten Felder oder den Hinweis.',
  cluesAction: 'Zeigen',

  // Results of the solver
  solvable: 'kein Widerspruch gefunden',
  solvableFault: 'Dieses Rätsel hat keine Lösung',
  solvableMeaning: 'Ein Solver hat alle Möglichkeiten geprüft. Keine davon erfüllt jeden Hinweis.',
  solvableRemedy:
    'Ändere oder entferne einen Hinweis, oder nimm deine letzte Änderung zurück. Lass dann noch einmal lösen.',
  solvableAction: 'Noch einmal lösen',
};
