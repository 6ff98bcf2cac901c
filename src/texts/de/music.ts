import type { Translation } from '../Translation.ts';
import type { music as english } from '../en/music.ts';

export const music: Translation<typeof english> = {
  // Playing
  transport: 'Musik',
  hearSolution: 'Lösung anhören',
  hearTune: 'Melodie anhören',
  play: 'Abspielen',
  pause: 'Pausieren',
  stop: 'Stoppen',
  loop: 'Endlos wiederholen',
  whereToBegin: 'Starten ab',
  beginning: 'Anfang',
  checkpoint: 'Marke',
  numberedCheckpoint: 'Marke {number}',
  checkpointAt: 'Marke {number}, {place}',
  position: '<now>{place}</now><end> von {last}</end>',
  noSound: 'Auf diesem Gerät gibt es keinen Ton. Du kannst ohne ihn weiterspielen.',

  // Volume and view
  options: 'Lautstärke und Ansicht',
  volume: 'Lautstärke',
  percent: '{percent} Prozent',
  follow: 'Der Abspielposition folgen',

  // The score
  noNote: 'Kein Ton',
  rowNotes: 'Noten der Zeilen',
  marks: 'Tempo und Marken',
  bpm: 'bpm',
  place: 'Stelle in der Partitur',
  placeOf: '{place} von {last}',

  // Voices
  voices: 'Instrumente',
  range: '{from} bis {to}',
  piano: 'Klavier',
  drums: 'Schlagzeug',
  violin: 'Geige',
  xylophone: 'Xylophon',
  acousticGuitar: 'Akustische Gitarre',
  electricGuitar: 'E-Gitarre',
  flute: 'Flöte',
  trumpet: 'Trompete',
  snare: 'Snare',
  kick: 'Kick',
  hihat: 'Hi-Hat',
  openHihat: 'Offene Hi-Hat',
  crash: 'Crash',
  tom: 'Tom',
  rim: 'Rim',
  shortHihat: 'Hat',
  shortOpenHihat: 'Offen',

  // Keys
  keyPlay:
    'Das Brett abspielen, oder die Melodie, solange das Brett leer ist; noch einmal hält die Wiedergabe an',
  keyPlayIfFree: 'Dasselbe, wenn weder ein Feld noch ein Knopf den Fokus hat',
};
