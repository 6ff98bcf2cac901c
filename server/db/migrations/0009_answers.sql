CREATE TABLE "appeal_ticket" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"moderation_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"answer" text,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	CONSTRAINT "appeal_once" UNIQUE("moderation_id"),
	CONSTRAINT "appeal_words_length" CHECK (char_length("words") <= 500)
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "moderation_id" uuid;--> statement-breakpoint
ALTER TABLE "appeal_ticket" ADD CONSTRAINT "appeal_ticket_moderation_id_moderation_id_fk" FOREIGN KEY ("moderation_id") REFERENCES "public"."moderation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_moderation_id_moderation_id_fk" FOREIGN KEY ("moderation_id") REFERENCES "public"."moderation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_handled_by_app_user_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_ticket_expiry" ON "appeal_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "appeal_open" ON "appeal" USING btree ("created_at","id") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "appeal_created" ON "appeal" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_moderation_id_moderation_id_fk" FOREIGN KEY ("moderation_id") REFERENCES "public"."moderation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_target" ON "moderation" USING btree ("target");--> statement-breakpoint
CREATE INDEX "notification_actor" ON "notification" USING btree ("actor_id") WHERE "actor_id" is not null;--> statement-breakpoint
CREATE INDEX "report_target" ON "report" USING btree ("kind","target_id");--> statement-breakpoint
UPDATE "report" SET "handled_at" = "updated_at" WHERE "state" = 'done';--> statement-breakpoint
UPDATE "notification" SET "actor_id" = "comment"."user_id" FROM "comment" WHERE "notification"."type" = 'commentActivity' AND "comment"."id" = "notification"."source_id";--> statement-breakpoint
UPDATE "notification" SET "actor_id" = "collection"."creator_id" FROM "collection" WHERE "notification"."text"->>'id' = 'notices.published' AND "collection"."id" = "notification"."source_id";
