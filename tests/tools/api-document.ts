import type {ApiError} from '~/platform/api-error.server';
import type {Operation} from '~/platform/api-operation.server';
import {rowsOf, shapeOf, typeText, type Row, type Shape} from './json-schema-rows';

interface ApiDescription {
  operations: readonly Operation<never>[];
  /** Errors that any operation can return. */
  errors: readonly ApiError[];
  writeLimit: {burst: number; perSecond: number};
  maxBodyBytes: number;
}

export function apiDocument({
  operations,
  errors,
  writeLimit,
  maxBodyBytes,
}: ApiDescription): string {
  const entities = new Map<string, Shape>();
  const shown = operations.map((operation) => operationText(operation, entities));
  return [
    '# The server API',
    'Made from the operation tables by `npm run docs:api`; `npm run verify:quick` fails when it is not what they say. Do not edit.',
    '## Every call',
    `A POST takes a JSON object of at most ${maxBodyBytes / 1024} KiB with the content type \`application/json\`, a GET takes its input in the query. An operation without required input may be called with no body. Fields that are not listed are passed over. Answers are JSON and never cacheable.`,
    'A failure is `{"error": {"code", "message", "requestId"}}`: `code` for programs, `message` for people. Nothing of what a hosted service said is passed on.',
    `Operations that change something are limited: ${writeLimit.burst} calls at once from one client address, then ${writeLimit.perSecond} a second. The count is kept in the memory of one isolate, so it is best effort.`,
    'Any operation may be answered with:',
    errorTable(errors),
    'Before an operation is looked up, the shop may refuse a call: with 413 `BODY_TOO_LARGE`, with 403 `FOREIGN_ORIGIN` when another site posts it, with 401 `PASSWORD_NEEDED` while the shop is behind its password, and with 503 `MAINTENANCE`.',
    '## Operations',
    table(
      ['operation', 'who'],
      operations.map((operation) => {
        const title = titleOf(operation);
        return [`[${title}](#${anchorOf(title)})`, whoText(operation)];
      }),
    ),
    ...shown,
    '## Entities',
    ...[...entities]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, entity]) => entityText(name, entity)),
  ].join('\n\n');
}

/** Input of the dispatcher itself, in addition to the operation's. */
const SESSION_TOKEN: Row = {
  field: 'sessionToken',
  type: 'string',
  isRequired: false,
  notes: ['Whose session it is. Without it the cookie says so'],
};

function operationText(operation: Operation<never>, entities: Map<string, Shape>): string {
  const {summary, errors = []} = operation;
  const input = shapeOf(operation.input, 'input');
  const output = shapeOf(operation.output, 'output');
  for (const [name, entity] of Object.entries(output.$defs ?? {})) entities.set(name, entity);
  const inputRows = [...(operation.caller === 'session' ? [SESSION_TOKEN] : []), ...rowsOf(input)];
  const outputRows = rowsOf(output);
  return [
    `### ${titleOf(operation)}`,
    `${summary} Who may call: ${whoText(operation)}.`,
    inputRows.length > 0
      ? `Input:\n\n${fieldTable(inputRows, {withRequired: true})}`
      : 'Input: none.',
    outputRows.length > 0
      ? `Output:\n\n${fieldTable(outputRows)}`
      : `Output: ${[typeText(output), output.description].filter(Boolean).join('; ')}`,
    ...(errors.length > 0 ? [`Errors of its own:\n\n${errorTable(errors)}`] : []),
  ].join('\n\n');
}

function entityText(name: string, entity: Shape): string {
  return [`### ${name}`, entity.description ?? '', fieldTable(rowsOf(entity))]
    .filter((part) => part !== '')
    .join('\n\n');
}

function titleOf({method, path}: Operation<never>): string {
  return `${method} ${path}`;
}

/** The anchor that GitHub gives a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replace(/ /g, '-');
}

function whoText({caller, needsRegistration}: Operation<never>): string {
  const who = caller === 'anyone' ? 'anyone' : 'a signed-in person';
  return needsRegistration ? `${who}; on the staff site not unregistered staff` : who;
}

function errorTable(errors: readonly ApiError[]): string {
  return table(
    ['status', 'code', 'message'],
    errors
      .toSorted((one, other) => one.status - other.status)
      .map(({status, code, message}) => [String(status), `\`${code}\``, message]),
  );
}

function fieldTable(rows: readonly Row[], {withRequired = false} = {}): string {
  return table(
    ['field', 'type', ...(withRequired ? ['required'] : []), 'notes'],
    rows.map(({field, type, isRequired, notes}) => [
      `\`${field}\``,
      type,
      ...(withRequired ? [isRequired ? 'yes' : 'no'] : []),
      notes.map((note) => note.replace(/\.$/, '')).join('. '),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
