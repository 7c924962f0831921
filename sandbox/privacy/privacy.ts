import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';
import type {Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import type {SandboxContext, SandboxService} from '../context';
import {faultGate, refuseAsText} from '../http/fault-gate';
import {renderPreferences} from './preferences';
import {createPrivacySettings} from './settings';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * A privacy manager (TrustArc): `/trustarc/notice` is the script that a shop loads. It defines
 * `PrivacyManagerAPI.callApi`, shows the banner and opens the preference dialog.
 */
export function createPrivacy(): SandboxService {
  return {mount: mountPrivacy};
}

function mountPrivacy(app: Hono, {db, origin, faults}: SandboxContext): void {
  const settings = createPrivacySettings(db);
  const script = minify(read('notice.js'));
  const assets = {
    'notice.css': {text: read('notice.css'), type: 'text/css; charset=utf-8'},
    'preferences-frame.js': {
      text: read('preferences-frame.js'),
      type: 'text/javascript; charset=utf-8',
    },
  };

  app.use('/trustarc/*', cors({origin: '*'}));
  app.use('/trustarc/*', faultGate({service: 'privacy', faults, refuse: refuseAsText, breakOff}));

  app.get('/trustarc/notice', (c) =>
    sendScript(
      c,
      script.replace(HERE, () => JSON.stringify({...settings.read(), origin})),
    ),
  );
  app.get('/trustarc/preferences', (c) => renderPreferences(c, settings.read()));
  for (const [name, {text, type}] of Object.entries(assets)) {
    app.get(`/trustarc/${name}`, (c) => c.body(text, 200, {'Content-Type': type}));
  }
}

const HERE = 'SETTINGS_OF_THE_REQUEST';

/** Minified, as TrustArc's own script. Its names stay out of the page's globals. */
function minify(text: string): string {
  return transformSync(`((SETTINGS) => {\n${text}\n})(${HERE})`, {minify: true}).code;
}

const sendScript = (c: Context, text: string) =>
  c.body(text, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-store',
  });

const breakOff = (c: Context): Response =>
  c.body('(() => {', 200, {'Content-Type': 'text/javascript; charset=utf-8'});
