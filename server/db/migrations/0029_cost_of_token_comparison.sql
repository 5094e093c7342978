-- Comparing an outfit's tokens with those of a search takes 1 to 15 microseconds; PostgreSQL expects the time of comparing two numbers.
-- This function is charged for the difference (docs/decisions/0006).
ALTER FUNCTION prefer_token_index(integer[]) COST 100;
