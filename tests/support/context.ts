import type {Site} from '~/domains/session/site';

/** A service or another member of which a test provides only what it needs; functions and values as a whole. */
type Fake<Member> = Member extends (...args: never[]) => unknown ? Member : Partial<Member>;

type FakeParts<Context> = {
  [Group in keyof Context]: Context[Group] extends Site
    ? Partial<Site>
    : {[Name in keyof Context[Group]]: Fake<Context[Group][Name]>};
};

/** A part of the request's context, of the type that the place asks for, whose members may lack methods. */
export function contextOf<Context>(parts: FakeParts<NoInfer<Context>>): Context {
  return parts as Context;
}

/** A service with only the methods that a test needs. */
export function fakeOf<Service>(methods: Partial<NoInfer<Service>>): Service {
  return methods as Service;
}

/** Both parts of the request's context as one, group by group. A member of `other` replaces one of `context`. */
export function extendContext<Context extends object, Other extends Record<string, object>>(
  context: Context,
  other: Other,
): Context & Other {
  const groups = Object.entries(other).map(([name, group]) => [
    name,
    {...(context as Record<string, object>)[name], ...group},
  ]);
  return {...context, ...Object.fromEntries(groups)} as Context & Other;
}
