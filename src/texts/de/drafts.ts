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
  files: 'Rätseldateien',
  addFromFiles: 'Aus Dateien importieren',
  saveAllAsFile: 'Alle als Datei speichern',
  none: 'Noch keine Entwürfe. Alles, was du erstellst, wird hier automatisch gespeichert.',
  unreadable: `{count, plural, one {1 Entwurf lässt sich nicht öffnen. Er wurde nicht verändert.} other {#
      Entwürfe lassen sich nicht öffnen. Sie wurden nicht verändert.}}`,

  // Results of actions on drafts
  copyTitle: '{title} (Kopie)',
  copied: 'Entwurf dupliziert.',
  deleted: '„{title}“ wurde gelöscht.',
  undo: 'Rückgängig',
  open: 'Öffnen',
  added: '{count, plural, one {1 Entwurf hinzugefügt.} other {# Entwürfe hinzugefügt.}}',
  noRoom:
    'Dieser Browser hat keinen Speicherplatz mehr. Lösche einen Entwurf und versuche es noch einmal.',
  refused: 'Dieser Browser blockiert den Speicher, deshalb lassen sich keine Entwürfe speichern.',

  // VersionsDialog
  versions: 'Versionen',
  versionsNote:
    'Frühere Versionen dieses Entwurfs, alle paar Minuten in diesem Browser gespeichert.',
  noVersions: 'Noch keine früheren Versionen. Die erste wird gespeichert, sobald du etwas änderst.',
  versionName: 'Name der Version',
  versionPlaceholder: 'Aktuelle Version benennen',
  keepVersion: 'Version speichern',
  versionKept: 'Version gespeichert.',
  versionRestored: 'Version wiederhergestellt. Mit „Rückgängig“ nimmst du das zurück.',
  versionNotDeleted: 'Diese Version konnte nicht gelöscht werden.',
  keptAutomatically: 'Automatisch gespeichert',
  restore: '{version} wiederherstellen',
  deleteVersion: '{version} löschen',
  versionSame: 'Diese Version hat schon einen Namen.',
  versionTooMany: 'Dieser Entwurf hat die Höchstzahl an benannten Versionen. Lösche erst eine.',
  versionNoRoom:
    'Dieser Browser hat keinen Speicherplatz mehr. Lösche eine Version und versuche es noch einmal.',
  versionRefused:
    'Dieser Browser blockiert den Speicher, deshalb lassen sich keine Versionen speichern.',
};
