import {describe, expect, it} from 'vitest';
import IdleWatch from '~/domains/session/idle/idle-watch.client';
import LoggedOutNotice from '~/domains/session/idle/logged-out-notice.client';
import {renderPage} from '../../support/render-page';
import {renderOnServer} from '../ui/render';

describe('the idle timeout on the server', () => {
  it('renders nothing: only the browser knows about activity', async () => {
    const element = <IdleWatch idleSeconds={1800} alertSeconds={120} />;
    expect((await renderPage([{path: '*', element}], '/account')).html).toBe('');
    expect(renderOnServer(<LoggedOutNotice idleSeconds={1800} />)).toBe('');
  });
});
