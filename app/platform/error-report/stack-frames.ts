/** A stack frame in the format of the error-reporting service. */
export interface StackFrame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
}

const MAX_FRAMES = 30;
const MAX_STACK_LENGTH = 8000;

/*
 * `at load (https://shop/assets/a.js:1:2)` in Chrome and on the server, `load@https://shop/assets/a.js:1:2` elsewhere.
 */
const LINE =
  /^\s*(?:at )?(?:(?<name>[^(@]{0,200})[(@])?(?<file>[^()@]{1,500}?):(?<line>\d{1,7}):(?<column>\d{1,7})\)?$/;

/** The frames of a stack, innermost last. File names have no origin, no query and no local folders. */
export function stackFrames(stack: string): StackFrame[] {
  return stack
    .slice(0, MAX_STACK_LENGTH)
    .split('\n')
    .flatMap((line) => {
      const {name = '', file = '', line: row, column} = LINE.exec(line)?.groups ?? {};
      if (row === undefined) return [];
      return [
        {
          function: name.trim() || '?',
          filename: fileName(file),
          lineno: Number(row),
          colno: Number(column),
        },
      ];
    })
    .slice(0, MAX_FRAMES)
    .reverse();
}

function fileName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.split(/[\\/]/).slice(-2).join('/');
}
