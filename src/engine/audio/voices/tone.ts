/**
 * The parts of Tone.js in use, imported from their modules: the index of the package creates an
 * audio context as soon as it is loaded, and browsers require a user gesture before that.
 */
export { Context } from 'tone/build/esm/core/context/Context.js';
export { Distortion } from 'tone/build/esm/effect/Distortion.js';
export { Filter } from 'tone/build/esm/component/filter/Filter.js';
export { FMSynth } from 'tone/build/esm/instrument/FMSynth.js';
export { Gain } from 'tone/build/esm/core/context/Gain.js';
export { getContext } from 'tone/build/esm/core/Global.js';
export { Limiter } from 'tone/build/esm/component/dynamics/Limiter.js';
export { MembraneSynth } from 'tone/build/esm/instrument/MembraneSynth.js';
export { MonoSynth } from 'tone/build/esm/instrument/MonoSynth.js';
export { NoiseSynth } from 'tone/build/esm/instrument/NoiseSynth.js';
export { Offline } from 'tone/build/esm/core/context/Offline.js';
export { Synth } from 'tone/build/esm/instrument/Synth.js';
export { Vibrato } from 'tone/build/esm/effect/Vibrato.js';
export { WaveShaper } from 'tone/build/esm/signal/WaveShaper.js';
export { connect, type ToneAudioNode } from 'tone/build/esm/core/context/ToneAudioNode.js';
