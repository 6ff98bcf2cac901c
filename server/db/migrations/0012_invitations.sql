CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"creator_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"uses" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_secret" UNIQUE("secret_hash"),
	CONSTRAINT "invitation_uses" CHECK ("invitation"."used" between 0 and "invitation"."uses"),
	CONSTRAINT "invitation_note_length" CHECK (char_length("note") <= 100)
);
--> statement-breakpoint
ALTER TABLE "oauth_flow" ADD COLUMN "invitation_hash" "bytea";--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD COLUMN "invitation_hash" "bytea";--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_creator_id_app_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_created" ON "invitation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_creator" ON "invitation" USING btree ("creator_id");