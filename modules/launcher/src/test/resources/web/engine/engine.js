var engine;
