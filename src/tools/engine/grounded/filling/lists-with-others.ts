/** Members that list a number or a code which another member has by itself: the number of an order is none of its parcels. */
export function listsWithOthers(made: Readonly<Record<string, unknown>>): string[] {
  const alone = new Set(Object.values(made).filter((one) => typeof one === 'string' && /\d/u.test(one)));
  return Object.entries(made).flatMap(([name, value]) =>
    Array.isArray(value) && value.some((one) => alone.has(one)) ? [name] : [],
  );
}
