/*
 * Finds requirements whose only tests cover unused code. Starting from the modules that Remix and the servers load, it
 * follows every name that a reachable declaration mentions, across imports. Names are compared as text, so a property
 * with the same name as a declaration counts as a use of it.
 */
import path from 'node:path';
import ts from 'typescript';
import {namesIn, readRequirementIds, readTests} from './requirements';

/** Text by path from the project's root, with `/`. */
export type Sources = Map<string, string>;

/** An export of a module; `*` are all of them. */
interface Binding {
  module: string;
  name: string;
}

interface Module {
  /** Imported or re-exported bindings by their local name. */
  imports: Map<string, Binding>;
  /** Names that a top-level declaration mentions, by the name it declares. */
  declarations: Map<string, Set<string>>;
  /** Names that run when the module is loaded. */
  effects: Set<string>;
  exports: Set<string>;
  /** Modules whose exports this module passes on, or loads with `import()`. */
  whole: string[];
}

/** Modules that are started from outside of the shop's own imports. */
const ENTRIES =
  /^(server\.ts|app\/(root|entry\.client|entry\.server)\.tsx|app\/routes\.ts|app\/routes\/.+|app\/node\/start\.ts)$/;

/** The ids that only tests of unreachable code claim. */
export function findUnusedProofs(app: Sources, tests: Sources): string[] {
  const isUsed = findUsedCode(app);
  const claims = [...tests].flatMap(([file, text]) => {
    const imports = [...readModule(file, text, app).imports].filter(([, {module}]) =>
      module.startsWith('app/'),
    );
    return readTests(text, file).map(({title, names}) => {
      const named = imports.filter(([name]) => names.has(name));
      const tested = named.length > 0 ? named : imports;
      const unused = tested.length > 0 && !tested.some(([, binding]) => isUsed(binding));
      return {ids: readRequirementIds(title), unused};
    });
  });
  const proven = new Set(claims.filter(({unused}) => !unused).flatMap(({ids}) => ids));
  return [...new Set(claims.flatMap(({ids}) => ids))].filter((id) => !proven.has(id)).sort();
}

function findUsedCode(app: Sources): (binding: Binding) => boolean {
  const modules = new Map([...app].map(([file, text]) => [file, readModule(file, text, app)]));
  const used = new Set<string>();

  const useName = (file: string, module: Module, name: string): void => {
    const imported = module.imports.get(name);
    if (imported) use(imported);
    const mentioned = module.declarations.get(name);
    if (!mentioned || used.has(`${file} ${name}`)) return;
    used.add(`${file} ${name}`);
    for (const other of mentioned) useName(file, module, other);
  };

  const use = ({module: file, name}: Binding): void => {
    const module = modules.get(file);
    if (!module || used.has(`${file} import ${name}`)) return;
    used.add(`${file} import ${name}`);
    if (!used.has(file)) {
      used.add(file);
      for (const effect of module.effects) useName(file, module, effect);
    }
    if (name === '*') for (const own of module.exports) use({module: file, name: own});
    else useName(file, module, name);
    for (const other of module.whole) use({module: other, name: '*'});
  };

  for (const file of app.keys()) if (ENTRIES.test(file)) use({module: file, name: '*'});
  return ({module, name}) =>
    used.has(name === '*' ? module : `${module} ${name}`) || used.has(`${module} import ${name}`);
}

function readModule(file: string, text: string, app: Sources): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const module: Module = {
    imports: new Map(),
    declarations: new Map(),
    effects: new Set(),
    exports: new Set(),
    whole: [],
  };
  const resolve = (specifier: ts.Expression | undefined): string | undefined =>
    specifier && ts.isStringLiteral(specifier)
      ? resolveModule(file, specifier.text, app)
      : undefined;

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const target = resolve(statement.moduleSpecifier);
      if (target) readImports(statement.importClause, target, module);
    } else if (ts.isExportDeclaration(statement)) {
      readExports(statement, resolve(statement.moduleSpecifier), module);
    } else {
      readStatement(statement, module);
    }
  }
  const findDynamicImports = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = resolve(node.arguments[0]);
      if (target) module.whole.push(target);
    }
    ts.forEachChild(node, findDynamicImports);
  };
  findDynamicImports(source);
  return module;
}

function readImports(clause: ts.ImportClause | undefined, target: string, module: Module): void {
  if (!clause) module.whole.push(target);
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  if (clause.name) module.imports.set(clause.name.text, {module: target, name: 'default'});
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    module.imports.set(bindings.name.text, {module: target, name: '*'});
  } else if (bindings) {
    for (const {name, propertyName, isTypeOnly} of bindings.elements) {
      const imported = {module: target, name: (propertyName ?? name).text};
      if (!isTypeOnly) module.imports.set(name.text, imported);
    }
  }
}

function readExports(
  {exportClause, isTypeOnly}: ts.ExportDeclaration,
  target: string | undefined,
  module: Module,
): void {
  if (isTypeOnly) return;
  if (!exportClause && target) module.whole.push(target);
  if (!exportClause || !ts.isNamedExports(exportClause)) return;
  for (const {name, propertyName} of exportClause.elements) {
    const local = (propertyName ?? name).text;
    module.exports.add(name.text);
    if (target) module.imports.set(name.text, {module: target, name: local});
    else if (propertyName) module.declarations.set(name.text, new Set([local]));
  }
}

function readStatement(statement: ts.Statement, module: Module): void {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const isExported = modifiers.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  const isDefault =
    ts.isExportAssignment(statement) ||
    modifiers.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword);
  const declared = isDefault ? ['default'] : [];
  if (ts.isVariableStatement(statement)) {
    for (const {name} of statement.declarationList.declarations) declared.push(...namesIn(name));
  } else if (
    (ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement)) &&
    statement.name
  ) {
    declared.push(statement.name.text);
  }
  const mentioned = namesIn(statement);
  for (const name of declared) {
    module.declarations.set(name, mentioned);
    if (isExported || isDefault) module.exports.add(name);
  }
  if (
    declared.length === 0 &&
    !ts.isTypeAliasDeclaration(statement) &&
    !ts.isInterfaceDeclaration(statement)
  )
    for (const name of mentioned) module.effects.add(name);
}

/** The file of an import in app/; undefined for packages and everything else. */
function resolveModule(file: string, specifier: string, app: Sources): string | undefined {
  const base = specifier.startsWith('~/')
    ? `app/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(file), specifier);
  return ['', '.ts', '.tsx'].map((extension) => base + extension).find((found) => app.has(found));
}
