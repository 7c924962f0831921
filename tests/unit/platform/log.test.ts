import {describe, expect, it, vi} from 'vitest';
import {createLog} from '~/platform/log.server';

describe('the log', () => {
  it.each(['info', 'warn', 'error'] as const)('writes %s as one JSON object per line', (level) => {
    const lines: [string, string][] = [];
    const log = createLog({requestId: 'r-1'}, (at, line) => void lines.push([at, line]));
    log[level]('upstream failure', {kind: 'timeout', detail: 'two\nlines'});
    const [at, line] = lines[0] ?? ['', ''];
    expect(at).toBe(level);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      level,
      message: 'upstream failure',
      requestId: 'r-1',
      kind: 'timeout',
      detail: 'two\nlines',
    });
  });

  it('writes to the console of the runtime', () => {
    const written = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    createLog({site: 'DTC'}).info('request');
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"site":"DTC"'));
  });
});
