CREATE TABLE "daily_puzzle" (
	"date" date PRIMARY KEY NOT NULL,
	"puzzle_id" uuid NOT NULL,
	"family" text,
	"recipe" text,
	"score" smallint,
	"attempt" integer DEFAULT 0 NOT NULL,
	"wanted" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "daily_puzzle_once" UNIQUE("puzzle_id"),
	CONSTRAINT "daily_puzzle_score" CHECK ("daily_puzzle"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "site_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_puzzle" ADD CONSTRAINT "daily_puzzle_puzzle_id_puzzle_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzle"("id") ON DELETE cascade ON UPDATE no action;