import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { SiteSettings } from "#contract/shop/site-settings.ts";
import { GrievanceOfficer } from "./grievance-officer.tsx";

function shown(grievance: SiteSettings["grievance"]): string {
  const Page = createRoutesStub([{ id: "root", path: "/", Component: GrievanceOfficer, loader: () => null }]);
  const settings: Partial<SiteSettings> = { grievance };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { settings } } }} />);
}

// covers: content-04
it("shows the officer's name, escaped, with a link to the email address", () => {
  const markup = shown({
    name: "Kavita <b>D’Souza</b>",
    email: "care+shop@shop.example",
    phone: "+91 (22) 555-0101",
  });

  expect(markup).toContain("Kavita &lt;b&gt;D’Souza&lt;/b&gt;");
  expect(markup).toContain('href="mailto:care+shop@shop.example"');
  expect(markup).toContain('href="tel:+91225550101"');
});

// covers: content-04
it("says that no officer has been entered, without a link", () => {
  const markup = shown(null);

  expect(markup).toContain("The operator of this shop has not entered");
  expect(markup).not.toContain("mailto:");
});
