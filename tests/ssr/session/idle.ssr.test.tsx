import {describe, expect, it} from 'vitest';
import IdleWatch from '~/domains/session/idle/idle-watch.client';
import SignedOutNotice from '~/domains/session/idle/signed-out-notice.client';
import {renderOnServer} from '../ui/render';

describe('the idle timeout on the server', () => {
  it('renders nothing: only the browser knows about activity', () => {
    expect(renderOnServer(<IdleWatch idleSeconds={1800} alertSeconds={120} />)).toBe('');
    expect(renderOnServer(<SignedOutNotice idleSeconds={1800} />)).toBe('');
  });
});
