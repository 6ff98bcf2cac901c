/** Music puzzles. */
export const music = {
  // Playing
  transport: 'Music',
  hearSolution: 'Hear the solution',
  hearTune: 'Hear the tune',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  loop: 'Loop',
  whereToBegin: 'Start from',
  beginning: 'Beginning',
  checkpoint: 'Checkpoint',
  numberedCheckpoint: 'Checkpoint {number}',
  checkpointAt: 'Checkpoint {number}, {place}',
  position: '<now>{place}</now><end> of {last}</end>',
  noSound: 'Sound isn’t available on this device. You can keep solving without it.',

  // Volume and view
  options: 'Volume and view',
  volume: 'Volume',
  percent: '{percent} percent',
  follow: 'Follow the playhead',

  // The score
  noNote: 'No note',
  rowNotes: 'Row notes',
  marks: 'Tempo and checkpoints',
  bpm: 'bpm',
  place: 'Position in the score',
  placeOf: '{place} of {last}',

  // Voices
  voices: 'Instruments',
  range: '{from} to {to}',
  piano: 'Piano',
  drums: 'Drums',
  violin: 'Violin',
  xylophone: 'Xylophone',
  acousticGuitar: 'Acoustic guitar',
  electricGuitar: 'Electric guitar',
  flute: 'Flute',
  trumpet: 'Trumpet',
  snare: 'Snare',
  kick: 'Kick',
  hihat: 'Hi-hat',
  openHihat: 'Open hat',
  crash: 'Crash',
  tom: 'Tom',
  rim: 'Rim',
  shortHihat: 'Hat',
  shortOpenHihat: 'Open',

  // Keys
  keyPlay: 'Play the board, or the tune while the board is empty; press again to stop',
  keyPlayIfFree: 'Same, when no cell or button has the focus',
} as const;
