/*
 * Command line: copies the sandbox's content into a real Directus.
 * --url <base> --token <administrator's> --read-token <shop's> --preview-key <editors'>
 */
import {CONTENT_SCHEMA} from '~sandbox/content-system/collections';
import {pushContent} from '~sandbox/content-system/push/push';
import {buildContent} from '~sandbox/world/content/content';
import {sharedWorld} from '~sandbox/world/world';
import {readOptions, runCommand} from './options';
import {UserError} from '~sandbox/user-error';

await runCommand(async () => {
  const options = readOptions({
    url: {type: 'string'},
    token: {type: 'string'},
    'read-token': {type: 'string'},
    'preview-key': {type: 'string'},
  });
  const {url, token} = options;
  if (!url || !URL.canParse(url) || !token) {
    throw new UserError(
      'Pass the URL of a Directus and an administrator’s token: --url http://localhost:8055 --token <token>',
    );
  }
  await pushContent({
    url,
    token,
    readToken: options['read-token'] ?? null,
    previewKey: options['preview-key'] ?? null,
    schema: CONTENT_SCHEMA,
    content: buildContent(sharedWorld()),
    say: (line) => console.log(line),
  });
  return 0;
});
