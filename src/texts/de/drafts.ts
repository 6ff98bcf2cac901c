import type { Translation } from '../Translation.ts';
import type { drafts as english } from '../en/drafts.ts';

export const drafts: Translation<typeof english> = {
  // DraftRow
  sizeAndOpen: '{width} × {height}, auf dieser Seite geöffnet',
  sizeAndTime: '{width} × {height}, <time></time>',
  duplicate: '{title} duplizieren',
  saveAsFile: '{title} als Datei speichern',
  delete: '{title} löschen',

  // DraftShelf and DraftsDialog
  title: 'Entwürfe',
  note: 'Werden automatisch in diesem Browser gespeichert.',
  all: 'Alle {count, number} Entwürfe',
  manage: 'Entwürfe verwalten',
  showMore: 'Mehr von {count, number} zeigen',
  new: 'Neuer Entwurf',
  files: 'Dateien mit Rätseln',
  addFromFiles: 'Aus Dateien hinzufügen',
  saveAllAsFile: 'Alle als Datei speichern',
  none: 'Noch keine Entwürfe. Was du machst, bleibt ab der ersten Änderung hier.',
  unreadable:
    '{count, plural, one {Ein Entwurf ist nicht lesbar. Er bleibt, wie er ist.} other {# Entwürfe sind nicht lesbar. Sie bleiben, wie sie sind.}}',

  // Results of actions on drafts
  copyTitle: '{title} (Kopie)',
  copied: 'Entwurf kopiert.',
  deleted: '„{title}“ wurde gelöscht.',
  undo: 'Rückgängig',
  open: 'Öffnen',
  added: '{count, plural, one {Ein Entwurf kam hinzu.} other {# Entwürfe kamen hinzu.}}',
  noRoom: 'Dieser Browser hat keinen Platz mehr für noch einen Entwurf.',
  refused: 'Dieser Browser blockiert den Speicher, deshalb lassen sich keine Entwürfe speichern.',

  // VersionsDialog
  versions: 'Versionen',
  versionsNote: 'Frühere Stände dieses Entwurfs, alle paar Minuten in diesem Browser gesichert.',
  noVersions: 'Noch keine früheren Stände. Der erste wird gesichert, sobald du etwas änderst.',
  versionName: 'Name einer Version',
  versionPlaceholder: 'Den jetzigen Stand benennen',
  keepVersion: 'Version behalten',
  versionKept: 'Version behalten.',
  versionRestored: 'Version wiederhergestellt. Rückgängig nimmt es zurück.',
  versionNotDeleted: 'Sie ließ sich nicht löschen.',
  keptAutomatically: 'Automatisch gesichert',
  restore: '{version} wiederherstellen',
  deleteVersion: '{version} löschen',
  versionSame: 'Diese Version hat schon einen Namen.',
  versionTooMany:
    'Dieser Entwurf hat schon so viele benannte Versionen, wie er haben kann. Lösche erst eine.',
  versionNoRoom: 'Dieser Browser hat keinen Platz mehr für noch eine Version.',
  versionRefused: 'Dieser Browser lässt keine Versionen speichern.',
};
