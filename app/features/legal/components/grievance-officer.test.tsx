import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { SiteSettings } from "#contract/site-settings.ts";
import { GrievanceOfficer } from "./grievance-officer.tsx";

function shown(grievance: SiteSettings["grievance"]): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: GrievanceOfficer, loader: () => null }]);
  const settings: Partial<SiteSettings> = { grievance };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { settings } } }} />);
}

// covers: content-04
it("names who is set, as the text it is, with the address to write to", () => {
  const markup = shown({ name: "Kavita <b>D’Souza</b>", email: "care+shop@shop.example" });

  expect(markup).toContain("Kavita &lt;b&gt;D’Souza&lt;/b&gt;");
  expect(markup).toContain('href="mailto:care+shop@shop.example"');
});

// covers: content-04
it("says so where nobody is set, and leads nowhere", () => {
  const markup = shown(null);

  expect(markup).toContain("The operator of this shop has not entered");
  expect(markup).not.toContain("mailto:");
});
