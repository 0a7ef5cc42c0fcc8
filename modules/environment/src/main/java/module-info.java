/** Lets programs play a game: actions, observations, snapshots, goals. */
module org.bowsprit.environment {
  requires org.bowsprit.actors;
  requires org.bowsprit.bytes;
  requires org.bowsprit.media;
  requires transitive org.bowsprit.engine;
  requires transitive org.bowsprit.playtest;
  requires transitive org.bowsprit.rpc;
  requires transitive org.bowsprit.vm;

  exports org.bowsprit.environment;
  exports org.bowsprit.environment.action;
  exports org.bowsprit.environment.goal;
  exports org.bowsprit.environment.mcp;
  exports org.bowsprit.environment.observation;

  // Jackson writes the records of these packages.
  opens org.bowsprit.environment to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.environment.action to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.environment.mcp to
      com.fasterxml.jackson.databind;
  opens org.bowsprit.environment.observation to
      com.fasterxml.jackson.databind;
}
