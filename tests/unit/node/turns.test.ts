import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createTurns} from '~/node/turns';

beforeEach(() => vi.useFakeTimers({toFake: ['setImmediate', 'clearImmediate']}));
afterEach(() => vi.useRealTimers());

const nextTurn = () => vi.advanceTimersToNextTimerAsync();

it('EDGE-31 one request begins per turn of the event loop, in the order of arrival', async () => {
  const turns = createTurns();
  const begun: string[] = [];
  for (const name of ['a', 'b', 'c']) void turns.next().then(() => begun.push(name));
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual(['a']);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('EDGE-31 no request begins in a turn that accepted a connection', async () => {
  const turns = createTurns();
  const begin = vi.fn();
  void turns.next().then(begin);
  for (let connection = 0; connection < 5; connection += 1) {
    turns.noteConnection();
    await nextTurn();
  }
  expect(begin).not.toHaveBeenCalled();
  await nextTurn();
  expect(begin).toHaveBeenCalledOnce();
});

it('EDGE-31 a flood of connections delays a request by 100 turns at most', async () => {
  const turns = createTurns();
  const begin = vi.fn();
  void turns.next().then(begin);
  for (let turn = 0; turn < 100; turn += 1) {
    turns.noteConnection();
    await nextTurn();
  }
  expect(begin).not.toHaveBeenCalled();
  turns.noteConnection();
  await nextTurn();
  expect(begin).toHaveBeenCalledOnce();
});
