import type { ReactNode } from 'react';
import { CHECK_MODES, type CheckMode } from '#engine/play/check.ts';
import { Switch as SwitchControl } from '../components/Switch.tsx';
import { useMediaQuery } from '../platform/media.ts';
import { KEYBOARD_LAYOUTS, LOUDEST, setSetting, type Switch } from '../settings/settings.ts';
import { setTheme, THEMES, useTheme } from '../settings/theme.ts';
import { useSetting } from '../settings/useSetting.ts';
import { Dialog, DialogSection } from './Dialog.tsx';

/** Everything a visitor can set for this browser. Changes hold at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Dialog
      title="Settings"
      description="Kept in this browser. Every change holds at once."
      onClose={onClose}
    >
      <DialogSection title="Input">
        <SettingSwitch
          name="flipPrimaryMouseButton"
          label="Swap the two buttons"
          note="The left button paints light, the right one dark."
        />
        <LayoutChoice />
      </DialogSection>
      <DialogSection title="Solving">
        <ChecksChoice />
        <SettingSwitch
          name="showTimer"
          label="Show the time"
          note="It counts while you can see the puzzle."
        />
      </DialogSection>
      <DialogSection title="Sound">
        <VolumeChoice />
      </DialogSection>
      <DialogSection title="Visual">
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
      </DialogSection>
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
  return (
    <SwitchControl
      label={label}
      note={note}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ target }) => setSetting(name, target.checked)}
    />
  );
}

const SELECT =
  'min-h-10 rounded-control border border-line-strong bg-base-200 pr-9 pl-3.5 text-control';

/** A setting of more than two values. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4">
      <span>{label}</span>
      {children}
    </label>
  );
}

function ThemeChoice() {
  const theme = useTheme();
  return (
    <Choice label="Theme">
      <select
        className={SELECT}
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
    </Choice>
  );
}

/** How loud the board is: painting, errors, the end. Music puzzles have the volume of the device. */
function VolumeChoice() {
  const volume = useSetting('sfxVolume');
  return (
    <Choice label="Volume of the board">
      <input
        type="range"
        min={0}
        max={LOUDEST}
        step={0.1}
        value={volume}
        aria-valuetext={volume === 0 ? 'silent' : `${Math.round(volume * 100)} percent`}
        onChange={({ target }) => setSetting('sfxVolume', target.valueAsNumber)}
      />
    </Choice>
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
    <Choice label="Say what is wrong">
      <select
        className={SELECT}
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
    </Choice>
  );
}

function LayoutChoice() {
  const layout = useSetting('keyboardLayout');
  return (
    <Choice label="Keyboard layout">
      <select
        className={SELECT}
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
    </Choice>
  );
}
