import {expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

const CONTROL = />\s*Log out\s*</;
const POSTING_FORM =
  /<(form|Form) method="post" action=(?:"\/logout"|\{LOGOUT_PATH\})[^>]*>\s*<(?:Button|button) type="submit"[^>]*>\s*Log out\s*<\/(?:Button|button)>\s*<\/\1>/;
const LINK = /\b(?:to|href)=(?:"\/logout"|\{LOGOUT_PATH\})/;
/** Its button opens `/logout`, just as the idle timeout does. */
const IDLE_WARNING = 'app/domains/session/idle/idle-dialog.client.tsx';

it('ID-39c every logout control posts a form, except the one in the idle warning', () => {
  const sources = readSourceFiles(['app'], /\.tsx$/);
  const controls = sources.filter(({text}) => CONTROL.test(text));
  expect(controls.length).toBeGreaterThan(3);
  const others = controls.filter(({text}) => !POSTING_FORM.test(text));
  expect(others.map(({file}) => file)).toEqual([IDLE_WARNING]);
  expect(sources.filter(({text}) => LINK.test(text)).map(({file}) => file)).toEqual([]);
});
