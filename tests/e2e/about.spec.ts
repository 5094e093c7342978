import { expect, test } from "../setup/browser.ts";
import { GRIEVANCE } from "../setup/local-people.ts";

// covers: routes-05, routes-15, about-01, about-02, about-03, about-04, about-05, anchors-01
test("/about-us shows its chapters and links to the listing and the bespoke form", async ({
  page,
  serverUrl,
}) => {
  await page.goto("/about-us");
  await expect(page).toHaveTitle("About us · Ensemble");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${serverUrl}/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Ensemble.");
  await expect(page.getByText(/^The end of the “Link.Please\?” era\.$/)).toBeVisible();
  for (const chapter of ["Who We Are", "Our Mission", "Our Vision"]) {
    await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeVisible();
  }
  for (const [eyebrow, points] of [
    ["The Problem We're Solving", ["Decision fatigue", "Poor styling results", "Purchase drop-offs"]],
    ["Our Solution", ["Outfits as the main product", "Occasion-based categories", "Custom curation"]],
  ] as const) {
    const section = page.locator("section").filter({ has: page.getByText(eyebrow, { exact: true }) });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText([...points]);
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Shop Complete Outfits" })).toHaveAttribute("href", "/outfit");
  await main.getByRole("link", { name: "Get Custom Styling" }).click();
  await expect(page).toHaveURL(/\/#custom$/);
  await expect(page.getByLabel("Describe your look")).toBeInViewport();
});

for (const [path, title, words] of [
  [
    "/privacy",
    "Privacy Policy",
    [
      /Digital Personal Data Protection Act, 2023/,
      /Bespoke requests: 90 days after your look was delivered.* never answered, 180 days after it came/,
    ],
  ],
  ["/terms", "Terms of Service", [/affiliate links/, /within 24 hours of your request/]],
] as const) {
  // covers: footer-links-04, content-04
  test(`${path} has its text, a table of contents and the grievance officer`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Ensemble`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const phrase of words) await expect(page.getByText(phrase).first()).toBeVisible();
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Grievance officer" })
      .click();
    await expect(page.getByRole("heading", { level: 2, name: "Grievance officer" })).toBeInViewport();
    const officer = page.getByRole("region", { name: /Grievance officer/ });
    await expect(officer.getByText(GRIEVANCE.name, { exact: true })).toBeVisible();
    await expect(officer.getByRole("link", { name: GRIEVANCE.email })).toHaveAttribute(
      "href",
      `mailto:${GRIEVANCE.email}`,
    );
    expect(await (await request.get("/sitemaps/screens.xml")).text()).toContain(path);
  });
}
