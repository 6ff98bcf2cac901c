import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, else the first one in `PATH`; null if there is none, then Playwright
 * uses the one it installed itself.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => COMMANDS.map((name) => path.join(folder, name)));
  return candidates.find(isProgram) ?? null;
}
