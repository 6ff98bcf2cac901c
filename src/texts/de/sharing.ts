import type { Translation } from '../Translation.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Translation<typeof english> = {
  // Sharing
  shareDescription: '„{title}“ mit anderen teilen.',
  shareLink: 'Link',
  shareLinkNote:
    'Der Link enthält das ganze Rätsel und seine Lösung, aber nichts von deinem Lösungsweg.',
  shareDraftNote:
    'Der Link enthält das ganze Rätsel, wie es jetzt ist, mit der Lösung auf dem Brett.',
  linkName: 'Link zu diesem Rätsel',
  copyLink: 'Link kopieren',
  editLinkNote: 'Wer den nächsten öffnet, kann eine Kopie bearbeiten und sieht die Lösung.',
  editLinkName: 'Link zum Bearbeiten',
  copyEditLink: 'Link zum Bearbeiten kopieren',
  linkCopied: 'Link kopiert.',
  foreignNote: 'Das ist ein Rätsel der Art {genre}, auch puzz.link kann es öffnen.',
  foreignLinkName: 'Link für puzz.link, {genre}',
  copyForeignLink: 'Link für puzz.link kopieren',
  paper: 'Papier',
  paperNote: 'Schwarz auf Weiß mit den Regeln in Worten, zum Ausdrucken.',
  printView: 'Druckansicht',

  // Pictures
  picture: 'Bild',
  pictureDescription: 'Wie du es gelöst hast.',
  copyPicture: 'Bild kopieren',
  pictureCopied: 'Bild kopiert.',
  savePng: 'Als PNG speichern',
  saveSvg: 'Als SVG speichern',
  pictureSaved: 'Bild gespeichert.',
  withoutColors: 'Ohne meine Farben',
  usualSize: 'Übliche Größe',
  usualSizeNote: 'Sonst sind die Felder so groß wie auf der Seite.',
  onlyBoard: 'Nur das Brett',
  onlyBoardNote: 'Ohne Titel, Autor und Regeln.',
};
