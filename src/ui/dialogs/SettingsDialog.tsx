import { CHECK_MODES, type CheckMode } from '#engine/play/check.ts';
import { KEYBOARD_LAYOUTS, LOUDEST, setSetting, type Switch } from '../settings/settings.ts';
import { setTheme, THEMES, useTheme } from '../settings/theme.ts';
import { useSetting } from '../settings/useSetting.ts';
import { useMediaQuery } from '../platform/media.ts';
import { Dialog } from './Dialog.tsx';

/** Everything a visitor can set for this browser. Changes hold at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Dialog
      title="Settings"
      description="Kept in this browser. Every change holds at once."
      onClose={onClose}
    >
      <section className="dialog-section">
        <h3>Input</h3>
        <SettingSwitch
          name="flipPrimaryMouseButton"
          label="Swap the two buttons"
          note="The left button paints light, the right one dark."
        />
        <LayoutChoice />
      </section>
      <section className="dialog-section">
        <h3>Solving</h3>
        <ChecksChoice />
        <SettingSwitch
          name="showTimer"
          label="Show the time"
          note="It counts while you can see the puzzle."
        />
      </section>
      <section className="dialog-section">
        <h3>Sound</h3>
        <VolumeChoice />
      </section>
      <section className="dialog-section">
        <h3>Visual</h3>
        <ThemeChoice />
        <SettingSwitch
          name="enableFancyAnimations"
          label="Animation"
          note={
            isStill
              ? 'Your system asks for reduced motion, so nothing moves.'
              : 'Ink flows, light opens, a solved board glows.'
          }
          isDisabled={isStill}
        />
        <SettingSwitch
          name="separateTiles"
          label="Separate tiles"
          note="Neighbouring cells of one color keep their gap."
        />
        <SettingSwitch
          name="visualizeWrapArounds"
          label="Show what lies beyond the rim"
          note="On boards whose sides are joined."
        />
        <SettingSwitch
          name="sansSerifFont"
          label="Sans-serif type"
          note="The board keeps its serif figures."
        />
      </section>
    </Dialog>
  );
}

function SettingSwitch({
  name,
  label,
  note,
  isDisabled = false,
}: {
  name: Switch;
  label: string;
  note: string;
  isDisabled?: boolean;
}) {
  const isOn = useSetting(name) && !isDisabled;
  const noteId = `setting-${name}`;
  return (
    <label className="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={noteId}
        onChange={({ target }) => setSetting(name, target.checked)}
      />
      <span className="switch-note" id={noteId}>
        {note}
      </span>
    </label>
  );
}

function ThemeChoice() {
  const theme = useTheme();
  return (
    <label className="choice">
      <span>Theme</span>
      <select
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find((name) => name === target.value);
          if (chosen) setTheme(chosen);
        }}
      >
        {THEMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** How loud the board is: painting, errors, the end. Music puzzles have the volume of the device. */
function VolumeChoice() {
  const volume = useSetting('sfxVolume');
  return (
    <label className="choice">
      <span>Volume of the board</span>
      <input
        type="range"
        min={0}
        max={LOUDEST}
        step={0.1}
        value={volume}
        aria-valuetext={volume === 0 ? 'silent' : `${Math.round(volume * 100)} percent`}
        onChange={({ target }) => setSetting('sfxVolume', target.valueAsNumber)}
      />
    </label>
  );
}

const CHECK_LABELS: Readonly<Record<CheckMode, string>> = {
  always: 'at once',
  onDemand: 'when I ask',
  whenFull: 'when the board is full',
};

function ChecksChoice() {
  const checks = useSetting('checks');
  return (
    <label className="choice">
      <span>Say what is wrong</span>
      <select
        value={checks}
        onChange={({ target }) => {
          const chosen = CHECK_MODES.find((mode) => mode === target.value);
          if (chosen) setSetting('checks', chosen);
        }}
      >
        {CHECK_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {CHECK_LABELS[mode]}
          </option>
        ))}
      </select>
    </label>
  );
}

function LayoutChoice() {
  const layout = useSetting('keyboardLayout');
  return (
    <label className="choice">
      <span>Keyboard layout</span>
      <select
        value={layout}
        onChange={({ target }) => {
          const chosen = KEYBOARD_LAYOUTS.find((name) => name === target.value);
          if (chosen) setSetting('keyboardLayout', chosen);
        }}
      >
        {KEYBOARD_LAYOUTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
