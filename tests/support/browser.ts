import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** The headless shell draws no window, so tests run 10% faster. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const INSTALL_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].flatMap((folder) =>
    NAMES.map((name) => `${folder}/${name}`),
  ),
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/** Keep the browser from making requests of its own. Containers need `--no-sandbox`. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else one on the machine, else Playwright's own; `null` if there is
 * none. Measurements need a full browser (`isWhole`), because the headless shell requests more and larger pictures.
 */
export function findBrowser({isWhole = false} = {}): string | null {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...onPath,
    ...(INSTALL_PATHS[process.platform] ?? []),
    chromium.executablePath(),
  ];
  const found = candidates.filter(isProgram);
  return found.find((file) => !isWhole || !file.endsWith(HEADLESS_SHELL)) ?? found[0] ?? null;
}

function isProgram(file: string): boolean {
  if (!file || !existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isRoot = process.getuid?.() === 0;
/* Debian has both packages, but older versions and other distributions only the second. */
const fromPackages = ['chromium-headless-shell', 'chromium'].map((name) => ({
  command: isRoot ? 'apt-get' : 'sudo',
  args: [...(isRoot ? [] : ['-n', 'apt-get']), 'install', '-y', name],
  when: () => process.platform === 'linux',
}));

/** Ways to install a browser, in the order they are tried. */
const INSTALLERS: {command: string; args: string[]; when: () => boolean}[] = [
  {
    command: process.execPath,
    args: ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    when: () => true,
  },
  ...fromPackages,
];

/** Finds or installs a browser. Returns `null` after a message on the console when that failed. */
export function provideBrowser(): string | null {
  const found = findBrowser();
  if (found) return found;
  for (const {command, args, when} of INSTALLERS) {
    if (!when()) continue;
    console.log(`No browser yet. Trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, {stdio: 'inherit'});
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.error(
    'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
  return null;
}
