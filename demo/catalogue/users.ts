/** The shoppers who comment and react in the demo. */
import type { DemoUser } from "#demo/catalogue/types.ts";

function user(key: string, username: string, fullName: string, gender: DemoUser["gender"]): DemoUser {
  return { key, username, fullName, email: `${username}@ensemble.example`, gender };
}

/** The demo's shoppers. */
export const users: DemoUser[] = [
  user("ananya", "ananya.drapes", "Ananya Krishnan", "Female"),
  user("rohan", "rohan_mehta", "Rohan Mehta", "Male"),
  user("zoya", "zoya.sheikh", "Zoya Sheikh", "Female"),
  user("arjun", "arjun.s", "Arjun Singh Rathore", "Male"),
  user("meher", "meherkaur", "Meher Kaur Sandhu", "Female"),
  user("kabir", "kabir_d", "Kabir D’Souza", "Male"),
  user("lakshmi", "lakshmi.nair", "Lakshmi Nair", "Female"),
  user("debjani", "debjani_writes", "Debjani Mukherjee", "Female"),
  user("imran", "imran.q", "Imran Qureshi", "Male"),
  user("tenzin", "tenzin.wangmo", "Tenzin Wangmo", ""),
  user("priyanka", "priyanka.j", "Priyanka Joshi", "Female"),
  user("venkat", "venkat_iyer", "Venkat Iyer", "Male"),
  user("sana", "sana.fernandes", "Sana Fernandes", "Female"),
  user("nikhil", "nikhil_patil", "Nikhil Patil", ""),
];
