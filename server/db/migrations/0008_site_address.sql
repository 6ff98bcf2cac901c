CREATE TABLE "site_address" (
	"name" text PRIMARY KEY NOT NULL,
	"web_origin" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
