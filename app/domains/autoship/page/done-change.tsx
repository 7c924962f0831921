import {DoneMessage} from '~/domains/account/done-message';
import type {Done} from '../autoship-paths';
import type {AutoshipView} from '../parts/autoship-view';
import {doneText} from './done-text';
import {Undo} from './undo';

/** Confirms the change that was just made, and offers to undo it. */
export function DoneChange({done, view}: {done: Done; view: AutoshipView}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DoneMessage text={doneText(done, view)} />
      <Undo done={done} view={view} />
    </div>
  );
}
