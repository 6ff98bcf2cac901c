/** Music puzzles. */
export const music = {
  // Playing
  transport: 'Music',
  hearSolution: 'Hear the solution',
  hearTune: 'Hear the tune',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  loop: 'Begin again at the end',
  whereToBegin: 'Where to begin',
  beginning: 'Beginning',
  checkpoint: 'Checkpoint',
  numberedCheckpoint: 'Checkpoint {number}',
  checkpointAt: 'Checkpoint {number}, {place}',
  position: '<now>{place}</now><end> of {last}</end>',
  noSound: 'No sound on this device. You can play on in silence.',

  // Volume and view
  options: 'Volume and view',
  volume: 'Volume',
  percent: '{percent} percent',
  follow: 'Keep the playhead in sight',

  // The score
  rowNotes: 'Notes of the rows',
  marks: 'Tempo and checkpoints',
  bpm: 'bpm',
  place: 'Place in the score',
  placeOf: '{place} of {last}',

  // Voices
  voices: 'Voices',
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
  keyPlay: 'Play the board, or the tune while the board is silent; stop what plays',
  keyPlayIfFree: 'The same, while no cell and no button has the focus',
} as const;
