import type { Translation } from '../Translation.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Translation<typeof english> = {
  // Sharing
  shareDescription: '„{title}“ mit anderen teilen.',
  shareLink: 'Link',
  shareLinkNote:
    'Der Link enthält das ganze Rätsel und seine Lösung, aber nicht deinen Spielstand.',
  shareDraftNote: 'Der Link enthält das Rätsel, wie es jetzt ist, samt der Lösung auf dem Brett.',
  siteLinkNote: 'Lösungen, Zeiten und Kommentare zählen hier.',
  embedNote: 'Das Rätsel auf einer eigenen Seite zeigen:',
  embedName: 'Code für eine eigene Seite',
  copyEmbed: 'Code kopieren',
  embedCopied: 'Code kopiert.',
  withoutSite: 'Ohne diese Website',
  wholeLinkName: 'Link, der das Rätsel enthält',
  copyWholeLink: 'Langen Link kopieren',
  linkName: 'Link zu diesem Rätsel',
  copyLink: 'Link kopieren',
  editLinkNote:
    'Wer den Link zum Bearbeiten hat, sieht die Lösung und kann eine eigene Kopie ändern.',
  editLinkName: 'Link zum Bearbeiten',
  copyEditLink: 'Link zum Bearbeiten kopieren',
  linkCopied: 'Link kopiert.',
  foreignNote: 'Das ist ein Rätsel der Art {genre}, das auch andere Websites öffnen können.',
  foreignLinkName: 'Link für {site}, {genre}',
  copyForeignLink: 'Link für {site} kopieren',
  paper: 'Drucken',
  paperNote: 'Eine Seite in Schwarz-Weiß mit ausgeschriebenen Regeln.',
  printView: 'Druckansicht',

  // Pictures
  picture: 'Bild',
  pictureDescription: 'Das Brett, wie du es gelöst hast.',
  copyPicture: 'Bild kopieren',
  pictureCopied: 'Bild kopiert.',
  savePng: 'Als PNG speichern',
  saveSvg: 'Als SVG speichern',
  pictureSaved: 'Bild gespeichert.',
  withoutColors: 'Meine Farben ausblenden',
  usualSize: 'Standardgröße',
  usualSizeNote: 'Sonst sind die Felder so groß wie auf deinem Bildschirm.',
  onlyBoard: 'Nur das Brett',
  onlyBoardNote: 'Lässt Titel, Autor und Regeln weg.',
};
