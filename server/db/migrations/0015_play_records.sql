CREATE TABLE "play_day" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "play_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "play_record" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"best_ms" integer,
	CONSTRAINT "play_record_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "play_record_count" CHECK ("play_record"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "play_report" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_report_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "play_day" ADD CONSTRAINT "play_day_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_record" ADD CONSTRAINT "play_record_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_report" ADD CONSTRAINT "play_report_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_report_received" ON "play_report" USING btree ("user_id","received_at");