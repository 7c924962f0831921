import {newLineId} from './ids';
import type {CartLineInput, CartLineUpdateInput} from './inputs';
import {
  planAfterUpdate,
  findLine,
  lineInputErrors,
  lineUpdateErrors,
  MAX_LINES,
  mergeKey,
  unknownLineError,
  type LineCatalog,
} from './line-rules';
import {availableQuantity, notEnoughStock, outOfStock} from './stock';
import type {CartLineRecord, CartRecord, CartUserError, CartWarning} from './types';

/** The lines after a change. With errors, the lines are unchanged. */
export interface LinesOutcome {
  lines: CartLineRecord[];
  errors: CartUserError[];
  warnings: CartWarning[];
}

type CartLines = Pick<CartRecord, 'token' | 'lines'>;

/**
 * Adds lines at the front. A line with the same variant, plan and attributes as an existing one adds to its quantity
 * (SAND-08).
 */
export function addLines(
  cart: CartLines,
  inputs: readonly CartLineInput[],
  path: readonly string[],
  catalog: LineCatalog,
): LinesOutcome {
  const errors = lineInputErrors(inputs, path, catalog);
  if (errors.length > 0) return {lines: cart.lines, errors, warnings: []};

  let lines = cart.lines;
  const warnings: CartWarning[] = [];
  for (const input of inputs) {
    const added = {
      id: newLineId(cart.token),
      merchandiseId: input.merchandiseId,
      quantity: input.quantity ?? 1,
      attributes: input.attributes ?? [],
      sellingPlanId: input.sellingPlanId ?? null,
    };
    const merchandise = catalog.variantById(added.merchandiseId);
    if (!merchandise || added.quantity === 0) continue;
    const existing = lines.find((line) => mergeKey(line) === mergeKey(added));
    const room = availableQuantity(merchandise) - quantityOf(lines, added.merchandiseId);
    const quantity = Math.max(0, Math.min(added.quantity, room));
    if (quantity === 0) {
      // If there is no line to warn about, the warning names the variant that couldn't be added.
      warnings.push(outOfStock(merchandise, existing?.id ?? added.merchandiseId));
      continue;
    }
    lines = existing
      ? lines.map((line) =>
          line === existing ? withQuantity(line, line.quantity + quantity) : line,
        )
      : [{...added, quantity}, ...lines];
    if (quantity < added.quantity)
      warnings.push(notEnoughStock(quantity, existing?.id ?? added.id));
  }
  if (lines.length > MAX_LINES) {
    const message = `A cart can have at most ${MAX_LINES} lines.`;
    const tooLargeError = {code: 'CART_TOO_LARGE', field: [...path], message};
    return {lines: cart.lines, errors: [tooLargeError], warnings: []};
  }
  return {lines, errors: [], warnings};
}

/**
 * Updates lines. Quantity 0 removes a line; omitted fields are kept; lines that become the same are merged. Changed
 * lines have priority for stock: if it runs short, other lines of the same variant are reduced first.
 */
export function updateLines(
  cart: CartLines,
  inputs: readonly CartLineUpdateInput[],
  catalog: LineCatalog,
): LinesOutcome {
  const errors = lineUpdateErrors(cart.lines, inputs, catalog);
  if (errors.length > 0) return {lines: cart.lines, errors, warnings: []};

  const changedIds = new Set<string>();
  let lines = cart.lines;
  for (const input of inputs) {
    const target = findLine(lines, input.id);
    if (!target) continue;
    changedIds.add(target.id);
    lines = lines.map((line) => (line === target ? applyLineUpdate(line, input) : line));
  }
  lines = mergeLines(
    lines.filter((line) => line.quantity > 0),
    changedIds,
  );

  const warnings: CartWarning[] = [];
  const changedVariants = new Set(
    lines.filter(({id}) => changedIds.has(id)).map(({merchandiseId}) => merchandiseId),
  );
  for (const merchandiseId of changedVariants) {
    const clamped = clampToStock(lines, merchandiseId, changedIds, catalog);
    lines = clamped.lines;
    warnings.push(...clamped.warnings);
  }
  return {lines, errors: [], warnings};
}

/** Removes lines by id. Any unknown one is an error, and then no line is removed. */
export function removeLines({lines}: CartLines, lineIds: readonly string[]): LinesOutcome {
  const found = new Set<CartLineRecord>();
  const errors: CartUserError[] = [];
  lineIds.forEach((id, index) => {
    const line = findLine(lines, id);
    if (line) found.add(line);
    else errors.push(unknownLineError(id, ['lineIds', String(index)]));
  });
  if (errors.length > 0) return {lines, errors, warnings: []};
  return {lines: lines.filter((line) => !found.has(line)), errors: [], warnings: []};
}

function applyLineUpdate(line: CartLineRecord, input: CartLineUpdateInput): CartLineRecord {
  return {
    id: line.id,
    merchandiseId: input.merchandiseId ?? line.merchandiseId,
    quantity: input.quantity ?? line.quantity,
    attributes: input.attributes ?? line.attributes,
    sellingPlanId: planAfterUpdate(line, input),
  };
}

/** Merges equal lines into the first one, which then counts as changed. */
function mergeLines(lines: readonly CartLineRecord[], changedIds: Set<string>): CartLineRecord[] {
  const byKey = new Map<string, CartLineRecord>();
  for (const line of lines) {
    const first = byKey.get(mergeKey(line));
    if (first) changedIds.add(first.id);
    byKey.set(mergeKey(line), first ? withQuantity(first, first.quantity + line.quantity) : line);
  }
  return [...byKey.values()];
}

function clampToStock(
  lines: readonly CartLineRecord[],
  merchandiseId: string,
  changedIds: ReadonlySet<string>,
  catalog: LineCatalog,
): Pick<LinesOutcome, 'lines' | 'warnings'> {
  const merchandise = catalog.variantById(merchandiseId);
  if (!merchandise) return {lines: [...lines], warnings: []};
  let remaining = availableQuantity(merchandise);
  const granted = new Map<string, number>();
  const ofVariant = lines.filter((line) => line.merchandiseId === merchandiseId);
  for (const changed of [true, false]) {
    for (const {id, quantity} of ofVariant.filter((line) => changedIds.has(line.id) === changed)) {
      granted.set(id, Math.min(quantity, remaining));
      remaining -= Math.min(quantity, remaining);
    }
  }
  const warnings = ofVariant.flatMap(({id, quantity}) => {
    const grantedQuantity = granted.get(id) ?? 0;
    if (grantedQuantity === quantity) return [];
    return [
      grantedQuantity === 0 ? outOfStock(merchandise, id) : notEnoughStock(grantedQuantity, id),
    ];
  });
  return {
    lines: lines.flatMap((line) => {
      const quantity = granted.get(line.id) ?? line.quantity;
      return quantity > 0 ? [withQuantity(line, quantity)] : [];
    }),
    warnings,
  };
}

function quantityOf(lines: readonly CartLineRecord[], merchandiseId: string): number {
  return lines.reduce(
    (sum, line) => (line.merchandiseId === merchandiseId ? sum + line.quantity : sum),
    0,
  );
}

function withQuantity(line: CartLineRecord, quantity: number): CartLineRecord {
  return {...line, quantity};
}
