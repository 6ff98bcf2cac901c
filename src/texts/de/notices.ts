import type { Translation } from '../Translation.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Translation<typeof english> = {
  // Comments, puzzles, collections
  commented: '**{name}** hat dein Rätsel **{title}** kommentiert.',
  mentioned: '**{name}** hat dich in einem Kommentar zu **{title}** erwähnt.',
  published: '**{name}** hat **{title}** veröffentlicht.',
  added: '**{title}** ist neu in **{collection}**.',
  formerActivity: 'Jemand hat ein Rätsel kommentiert.',
  publishedMany: '**{name}** hat {count, plural, one {# Rätsel} other {# Rätsel}} veröffentlicht.',
  addedMany:
    'Zu **{collection}** {count, plural, one {wurde # Rätsel} other {wurden # Rätsel}} hinzugefügt.',
  someone: 'Jemand',
  untitledPuzzle: 'Rätsel ohne Titel',
  untitledCollection: 'Sammlung ohne Titel',

  // The own account
  methodAdded:
    'Deinem Konto wurde eine Anmeldemethode hinzugefügt: {method}. Browser: **{agent}**. Wenn du das nicht warst, entferne alle Anmeldemethoden, die du nicht kennst, und melde dich überall sonst ab.',
  methodRemoved:
    'Eine Anmeldemethode deines Kontos wurde entfernt: {method}. Browser: **{agent}**. Wenn du das nicht warst, entferne alle Anmeldemethoden, die du nicht kennst, und melde dich überall sonst ab.',
  passkeyRenamed:
    'Ein Passkey deines Kontos wurde umbenannt: **{label}**. Browser: **{agent}**. Wenn du das nicht warst, entferne alle Anmeldemethoden, die du nicht kennst, und melde dich überall sonst ab.',
  signedOut:
    'Andere Geräte wurden von deinem Konto abgemeldet. Browser: **{agent}**. Wenn du das nicht warst, entferne alle Anmeldemethoden, die du nicht kennst, und melde dich überall sonst ab.',
  signedOutEverywhere:
    'Dein Konto wurde überall abgemeldet. Browser: **{agent}**. Wenn du das nicht warst, entferne alle Anmeldemethoden, die du nicht kennst, und melde dich überall sonst ab.',
  passkeyCopied:
    'Jemand wollte sich mit einer Kopie deines Passkeys **{label}** anmelden. Wir haben das verhindert. Entferne diesen Passkey und erstelle einen neuen.',
  supporterEnds:
    'Deine Unterstützung endet am {day}. Danke! Wenn du verlängerst, kommt die neue Zeit zur restlichen dazu.',

  // Names inside these sentences
  method: '{provider, select, google {Google} discord {Discord} other {Passkey}}',
  methodNamed: '{provider, select, google {Google} discord {Discord} other {Passkey}} **{label}**',
  agent:
    '{browser, select, unknown {unbekannter Browser} other {{browser}}} auf {system, select, unknown {unbekanntem System} other {{system}}}',

  // Decisions of moderators
  permissions: 'Die Moderation hat deine Berechtigungen geändert: {changes}.',
  forbidden:
    'keine {restriction, select, comments {Kommentare} puzzles {neuen oder geänderten Rätsel} collections {neuen oder geänderten Sammlungen} other {Bewertungen}} bis zum {until}',
  allowed:
    '{restriction, select, comments {Kommentare} puzzles {neue und geänderte Rätsel} collections {neue und geänderte Sammlungen} other {Bewertungen}} wieder erlaubt',
  suspended: 'Die Moderation hat dein Konto für {duration} gesperrt.',
  duration:
    '{unit, select, day {{count, plural, one {# Tag} other {# Tage}}} hour {{count, plural, one {# Stunde} other {# Stunden}}} minute {{count, plural, one {# Minute} other {# Minuten}}} other {{count, plural, one {# Sekunde} other {# Sekunden}}}}',
  unblocked: 'Die Moderation hat dein Konto entsperrt.',
  nameRemoved: 'Die Moderation hat deinen Namen entfernt.',
  descriptionRemoved: 'Die Moderation hat die Beschreibung deines Kontos entfernt.',
  pictureRemoved: 'Die Moderation hat dein Bild entfernt.',
  puzzlePrivate: 'Die Moderation hat dein Rätsel „{title}“ wieder privat gemacht.',
  puzzleDeleted: 'Die Moderation hat dein Rätsel „{title}“ gelöscht.',
  puzzleDescriptionRemoved:
    'Die Moderation hat die Beschreibung deines Rätsels „{title}“ entfernt.',
  collectionPrivate: 'Die Moderation hat deine Sammlung „{title}“ privat gemacht.',
  collectionDeleted: 'Die Moderation hat deine Sammlung „{title}“ gelöscht.',
  collectionDescriptionRemoved:
    'Die Moderation hat die Beschreibung deiner Sammlung „{title}“ entfernt.',
  commentRemoved: 'Die Moderation hat den Text deines Kommentars entfernt.',
  commentDeleted: 'Die Moderation hat einen deiner Kommentare gelöscht.',

  // Outcomes of reports and appeals
  reportSettled:
    'Danke für deine Meldung {kind, select, puzzle {zu einem Rätsel} comment {zu einem Kommentar} collection {zu einer Sammlung} other {zu einer Person}}. {outcome, select, removed {Die Moderation hat das Gemeldete entfernt.} changed {Die Moderation hat entfernt, was gegen die Regeln verstößt.} acted {Die Moderation hat etwas unternommen.} gone {Das Gemeldete war schon gelöscht.} other {Die Moderation hat es geprüft: Es kann so bleiben.}} Du hast geschrieben: „{reason}“',
  appealDecided:
    '{outcome, select, granted {Die Moderation hat deinen Einspruch geprüft und gibt dir recht.} other {Die Moderation hat deinen Einspruch geprüft. Die Entscheidung bleibt.}}',

  // The log of moderators: plain text
  logPermissions: 'Berechtigungen des Kontos geändert: {changes}.',
  logBlocked: 'Konto gesperrt.',
  logUnblocked: 'Konto entsperrt.',
  logSuspended: 'Konto für {duration} gesperrt.',
  logUnsuspended: 'Sperre auf Zeit beendet.',
  logNameRemoved: 'Namen „{name}“ entfernt.',
  logSomeName: 'Namen des Kontos entfernt.',
  logDescriptionRemoved: 'Beschreibung des Kontos entfernt.',
  logPictureRemoved: 'Bild des Kontos entfernt.',
  logPuzzlePrivate: 'Rätsel „{title}“ privat gemacht.',
  logDailyReplaced: 'Tagesrätsel für den {date} ersetzt.',
  logPuzzleDeleted: 'Rätsel „{title}“ gelöscht.',
  logPuzzleDescriptionRemoved: 'Beschreibung des Rätsels „{title}“ entfernt.',
  logCollectionPrivate: 'Sammlung „{title}“ privat gemacht.',
  logCollectionDeleted: 'Sammlung „{title}“ gelöscht.',
  logCollectionDescriptionRemoved: 'Beschreibung der Sammlung „{title}“ entfernt.',
  logCommentRemoved: 'Text eines Kommentars entfernt.',
  logCommentDeleted: 'Einen Kommentar gelöscht.',
};
