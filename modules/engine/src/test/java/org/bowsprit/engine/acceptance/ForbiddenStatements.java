package org.bowsprit.engine.acceptance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Holds the statements of spec 13 §7: some were tolerated by the original interpreters, the others
 * are errors. Each error has its message.
 */
final class ForbiddenStatements {

  /** The end of the message about an endless loop. The number before it is the limit. */
  static final String ENDLESS_LOOP_MESSAGE = "instructions in one frame";

  /** The message about scripts that start each other endlessly. */
  static final String TOO_DEEP_MESSAGE = "scripts start each other more than 15 deep";

  private static final List<String> TOLERATED_STATEMENTS =
      List.of(
          "putActor(0,40,50);",
          "putActorInRoom(0,1);",
          "putActorInRoom(0,3);",
          "putActorAtObject(0,301);",
          "ActorOps(0,[Init(),Costume(1),WalkSpeed(4,4),TalkColor(9)]);",
          "ActorOps(1,[NoOperation()]);",
          "walkActorTo(0,90,70);",
          "walkActorToObject(0,302);",
          "walkActorToActor(1,200,255);",
          "walkActorToActor(13,1,20);",
          "walkActorToActor(0,1,255);",
          "walkActorToActor(1,0,255);",
          "walkActorToActor(1,5,255);",
          "faceActor(200,1);",
          "faceActor(0,1);",
          "faceActor(1,399);",
          "faceActor(1,3000);",
          "animateCostume(200,248);",
          "animateCostume(0,249);",
          "WaitForActor(77);",
          "WaitForActor(0);",
          "Var[100] = getActorRoom(200);",
          "Var[100] = getActorX(0);",
          "Var[100] = getActorY(0);",
          "Var[100] = getActorElevation(0);",
          "Var[100] = getActorMoving(0);",
          "Var[100] = getActorFacing(0);",
          "Var[100] = getActorWalkBox(0);",
          "Var[100] = getDist(0,1);",
          "setClass(0,[160]);",
          "actorFollowCamera(0);",
          "actorFollowCamera(1);",
          "print(0,[Text(\"nobody\")]);",
          "print(13,[Text(\"no actor\")]);",
          "print(251,[Color(3),Text(\"no actor\")]);",
          "print(1,[Text(\"ego\")]);",
          "Var[90] = -1;",
          "Var[100] = GetStringChar(4,Var[90]);",
          "Var[100] = GetStringChar(4,200);",
          "SetStringChar(4,3,65);",
          "SetStringChar(4,4,65);",
          "SetStringChar(4,99,65);",
          "SetStringChar(4,Var[90],65);",
          "setOwnerOf(0,0);",
          "setOwnerOf(0,1);",
          "setOwnerOf(302,0);",
          "pickupObject(302,1);",
          "startObject(302,7,[1]);",
          "stopObjectScript(302);",
          "drawObject(900,setImage(1));",
          "drawObject(311,setImage(1));",
          "setState(900,1);",
          "setState(Var[90],1);",
          "Var[100] = getObjectState(900);",
          "startScript(0,[]);",
          "startObject(0,7,[]);",
          "startSound(99);",
          "startSound(4);",
          "stopSound(99);",
          "Var[100] = isSoundRunning(99);",
          "Var[1900] = 5;",
          "Var[100] = Var[1900];");

  private static final Map<String, String> MESSAGES_BY_STATEMENT = errors();

  private ForbiddenStatements() {}

  private static Map<String, String> errors() {
    Map<String, String> errors = new HashMap<>();
    errors.put("putActor(200,1,1);", "actors have ids 0 to 12, not 200");
    errors.put("walkActorTo(13,1,1);", "actors have ids 0 to 12, not 13");
    errors.put("Var[100] = getActorWidth(99);", "actors have ids 0 to 12, not 99");
    errors.put("ActorOps(55,[Costume(1)]);", "actors have ids 0 to 12, not 55");
    errors.put("actorFollowCamera(19);", "actors have ids 0 to 12, not 19");
    errors.put("Var[100] /= 0;", "division by zero");
    errors.put("startScript(99,[]);", "there is no script 99");
    errors.put("chainScript(98,[]);", "there is no script 98");
    errors.put("startScript(250,[]);", "there is no script 250 in room");
    errors.put("setClass(301,[161]);", "classes are numbered 1 to 32, not 33");
    errors.put("ActorOps(1,[Palette(32,1)]);", "an actor has colours 0 to 31, not 32");
    errors.put("SetStringChar(9,0,65);", "string 9 does not exist");
    errors.put("setOwnerOf(5000,1);", "objects have ids 0 to 399, not 5000");
    errors.put("Var[100] = getObjectOwner(4000);", "objects have ids 0 to 399, not 4000");
    errors.put("colorCycleDelay(17,1);", "colour cycles are numbered 1 to 16, not 17");
    errors.put("loadRoomWithEgo(399,2,-1,-1);", "object 399 is not in room 2");
    errors.put("endCutscene();", "no cutscene is open");
    errors.put("cutscene([1]);", "more than 4 cutscenes are open");
    return Map.copyOf(errors);
  }

  /** Returns a random statement that the original interpreters tolerated. */
  static String toleratedStatement(SplittableRandom random) {
    return TOLERATED_STATEMENTS.get(random.nextInt(TOLERATED_STATEMENTS.size()));
  }

  /**
   * Returns a random statement that is an error. Some statements are errors only inside a cutscene,
   * some only outside.
   */
  static String invalidStatement(SplittableRandom random) {
    List<String> statements = MESSAGES_BY_STATEMENT.keySet().stream().sorted().toList();
    return statements.get(random.nextInt(statements.size()));
  }

  /**
   * Returns the message about an invalid statement, or null if the statement is not in the list of
   * errors.
   */
  static String messageAbout(String statement) {
    return MESSAGES_BY_STATEMENT.get(statement);
  }
}
