import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";

export interface DueLink {
  id: string;
  url: string;
  host: string;
}

/** A check that did not end, because its node died, is repeated after this time. */
const CLAIM_MINUTES = 5;

/**
 * Claims due links, the longest due first and one of each host, so that a host with many links does not delay
 * others. Scans the index of hosts, which are far fewer than links.
 */
export async function claimDueLinks(
  database: Database,
  limit: number,
  busyHosts: readonly string[],
): Promise<DueLink[]> {
  const busy = sql`array[${sql.join(
    busyHosts.map((host) => sql`${host}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = (await database.execute(sql`
    with recursive hosts as (
      (select host from links order by host limit 1)
      union all
      select (select next.host from links as next where next.host > hosts.host order by next.host limit 1)
      from hosts where hosts.host is not null
    ), due as (
      select oldest.id from hosts cross join lateral (
        select id, next_check_at from links
        where host = hosts.host and next_check_at <= now() order by next_check_at limit 1) as oldest
      where hosts.host is not null and hosts.host <> all (${busy})
      order by oldest.next_check_at limit ${limit})
    update links set next_check_at = now() + make_interval(mins => ${CLAIM_MINUTES})
    from due where links.id = due.id
    returning links.id, links.url, links.host`)) as unknown as { rows: DueLink[] };
  return rows;
}

export async function postponeLink(database: Database, id: string, days: number): Promise<void> {
  await database.execute(
    sql`update links set next_check_at = now() + make_interval(days => ${days}) where id = ${id}`,
  );
}
