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
    'Generated from the operation tables by `npm run docs:api`. Don’t edit: `npm run verify:quick` fails if it is out of date.',
    '## Every call',
    `A POST takes a JSON object of at most ${maxBodyBytes / 1024} KiB with the content type \`application/json\`, a GET takes its input in the query. The body may be left out if no input is required. Fields that aren't listed are ignored. Responses are JSON and never cacheable.`,
    'A failure is `{"error": {"code", "message", "requestId"}}`: `code` for programs, `message` for people. Messages from hosted services are never passed on.',
    `Writes are limited per client address: ${writeLimit.burst} at once, then ${writeLimit.perSecond} per second. Each isolate counts for itself, so the limit is approximate.`,
    'Errors of any operation:',
    errorTable(errors),
    'The shop may refuse a call before it reaches an operation: with 413 `BODY_TOO_LARGE`, with 403 `FOREIGN_ORIGIN` if another site sends it, with 401 `PASSWORD_NEEDED` while the site has a password, and with 503 `MAINTENANCE`.',
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
  notes: ['The session to act for. Without it, the cookie’s'],
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
    `${summary} For ${whoText(operation)}.`,
    inputRows.length > 0
      ? `Input:\n\n${fieldTable(inputRows, {withRequired: true})}`
      : 'Input: none.',
    outputRows.length > 0
      ? `Output:\n\n${fieldTable(outputRows)}`
      : `Output: ${[typeText(output), output.description].filter(Boolean).join('; ')}`,
    ...(errors.length > 0 ? [`Its own errors:\n\n${errorTable(errors)}`] : []),
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
  const who = caller === 'anyone' ? 'anyone' : 'logged-in customers';
  return needsRegistration ? `${who}, except unregistered staff on the staff site` : who;
}

function errorTable(errors: readonly ApiError[]): string {
  return table(
    ['status', 'code', 'message'],
    errors
      .toSorted((a, b) => a.status - b.status)
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
