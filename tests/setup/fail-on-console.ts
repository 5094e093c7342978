import { afterAll, afterEach } from "vitest";
import { settleConsole, watchConsole } from "./console-watch.ts";

watchConsole();
afterEach(settleConsole);
afterAll(settleConsole);
