// generated, do not edit
"use strict";
export const game = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"sandtable-game","$ref":"sandtable#/$defs/game"};
const schema21 = {"type":["object"],"properties":{"sandtable":{"enum":["1",1]},"id":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]},"by":{"type":["string","number","boolean"]},"abstract":{"enum":["yes","no","true","false",true,false]},"extends":{"type":["string","number","boolean"]},"uses":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"without":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"base":{"type":["string","number","boolean"]},"players":{"$ref":"#/$defs/section-players"},"numbers":{"$ref":"#/$defs/section-numbers"},"options":{"$ref":"#/$defs/section-options"},"with":{"$ref":"#/$defs/section-with"},"values":{"$ref":"#/$defs/section-values"},"data":{"$ref":"#/$defs/section-data"},"pieces":{"$ref":"#/$defs/section-pieces"},"places":{"$ref":"#/$defs/section-places"},"areas":{"$ref":"#/$defs/section-areas"},"regions":{"$ref":"#/$defs/section-regions"},"tokens":{"$ref":"#/$defs/section-tokens"},"box":{"$ref":"#/$defs/section-box"},"setups":{"$ref":"#/$defs/section-setups"},"track":{"$ref":"#/$defs/section-track"},"patterns":{"$ref":"#/$defs/section-patterns"},"rules":{"$ref":"#/$defs/section-rules"},"terms":{"$ref":"#/$defs/section-terms"},"tallies":{"$ref":"#/$defs/section-tallies"},"tables":{"$ref":"#/$defs/section-tables"},"play":{"$ref":"#/$defs/section-play"},"stages":{"$ref":"#/$defs/section-stages"},"actions":{"$ref":"#/$defs/section-actions"},"history":{"$ref":"#/$defs/section-history"},"forbid":{"$ref":"#/$defs/section-forbid"},"whenever":{"$ref":"#/$defs/section-whenever"},"end":{"$ref":"#/$defs/section-end"},"says":{"$ref":"#/$defs/section-says"},"layout":{"$ref":"#/$defs/section-layout"},"rulings":{"$ref":"#/$defs/section-rulings"},"texts":{"$ref":"#/$defs/section-texts"},"before":{"$ref":"#/$defs/section-before"},"after":{"$ref":"#/$defs/section-after"},"instead of":{"$ref":"#/$defs/section-instead-of"},"change":{"$ref":"#/$defs/section-change"},"traits":{"$ref":"#/$defs/section-traits"},"examples":{"$ref":"#/$defs/section-examples"},"changes":{"$ref":"#/$defs/section-changes"},"in other examples":{"$ref":"#/$defs/section-in-other-examples"}},"additionalProperties":false,"required":["sandtable","id"]};
const func0 = Object.prototype.hasOwnProperty;
const schema22 = {"type":["object","string"],"pattern":"^removed$","properties":{"seats":{"type":["string","number","boolean","object","array"],"additionalProperties":{"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}},"items":{"type":["string","number","boolean"]}},"sides":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"play goes":{"enum":["clockwise","anticlockwise"]},"may resign":{"enum":["yes","no","true","false",true,false]}},"additionalProperties":false};
const pattern3 = new RegExp("^removed$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "seats") || (key0 === "sides")) || (key0 === "play goes")) || (key0 === "may resign"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.seats !== undefined && func0.call(data, "seats")){
let data0 = data.seats;
if((((!data0 || typeof data0 != "object") && (typeof data0 !== "string")) && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err3 = {instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: schema22.properties.seats.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/seats/" + i0,schemaPath:"#/properties/seats/items/type",keyword:"type",params:{type: schema22.properties.seats.items.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
let data2 = data0[key1];
if((!(Array.isArray(data2))) && (typeof data2 !== "string")){
const err5 = {instancePath:instancePath+"/seats/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/seats/additionalProperties/type",keyword:"type",params:{type: schema22.properties.seats.additionalProperties.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err6 = {instancePath:instancePath+"/seats/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/seats/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/seats/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/seats/additionalProperties/items/type",keyword:"type",params:{type: schema22.properties.seats.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
if(data.sides !== undefined && func0.call(data, "sides")){
let data4 = data.sides;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){
const err8 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type: schema22.properties.sides.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err9 = {instancePath:instancePath+"/sides",schemaPath:"#/properties/sides/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
let data5 = data4[key2];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err10 = {instancePath:instancePath+"/sides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sides/additionalProperties/type",keyword:"type",params:{type: schema22.properties.sides.additionalProperties.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
if(data["play goes"] !== undefined && func0.call(data, "play goes")){
let data6 = data["play goes"];
if(!((data6 === "clockwise") || (data6 === "anticlockwise"))){
const err11 = {instancePath:instancePath+"/play goes",schemaPath:"#/properties/play%20goes/enum",keyword:"enum",params:{allowedValues: schema22.properties["play goes"].enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["may resign"] !== undefined && func0.call(data, "may resign")){
let data7 = data["may resign"];
if(!((((((data7 === "yes") || (data7 === "no")) || (data7 === "true")) || (data7 === "false")) || (data7 === true)) || (data7 === false))){
const err12 = {instancePath:instancePath+"/may resign",schemaPath:"#/properties/may%20resign/enum",keyword:"enum",params:{allowedValues: schema22.properties["may resign"].enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema23.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"properties":{"type":{"type":["string","number","boolean"]},"step":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]}},"additionalProperties":false}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema24.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((key1 === "type") || (key1 === "step")) || (key1 === "title"))){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.type !== undefined && func0.call(data0, "type")){
let data1 = data0.type;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/additionalProperties/properties/type/type",keyword:"type",params:{type: schema24.additionalProperties.properties.type.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.step !== undefined && func0.call(data0, "step")){
let data2 = data0.step;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/step",schemaPath:"#/additionalProperties/properties/step/type",keyword:"type",params:{type: schema24.additionalProperties.properties.step.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.title !== undefined && func0.call(data0, "title")){
let data3 = data0.title;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type: schema24.additionalProperties.properties.title.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema25.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object","array"],"properties":{"line":{"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}},"called":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}}}},"additionalProperties":false,"items":{"type":["string","number","boolean"]}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema26.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((!data0 || typeof data0 != "object") && (typeof data0 !== "string")) && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema26.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema26.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((key1 === "line") || (key1 === "called"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.line !== undefined && func0.call(data0, "line")){
let data2 = data0.line;
if((!(Array.isArray(data2))) && (typeof data2 !== "string")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/line",schemaPath:"#/additionalProperties/properties/line/type",keyword:"type",params:{type: schema26.additionalProperties.properties.line.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/line",schemaPath:"#/additionalProperties/properties/line/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/line/" + i1,schemaPath:"#/additionalProperties/properties/line/items/type",keyword:"type",params:{type: schema26.additionalProperties.properties.line.items.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data0.called !== undefined && func0.call(data0, "called")){
let data4 = data0.called;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/called",schemaPath:"#/additionalProperties/properties/called/type",keyword:"type",params:{type: schema26.additionalProperties.properties.called.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/called",schemaPath:"#/additionalProperties/properties/called/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
let data5 = data4[key2];
if((!(Array.isArray(data5))) && (typeof data5 !== "string")){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/called/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/called/additionalProperties/type",keyword:"type",params:{type: schema26.additionalProperties.properties.called.additionalProperties.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/called/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/called/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err12 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/called/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/additionalProperties/properties/called/additionalProperties/items/type",keyword:"type",params:{type: schema26.additionalProperties.properties.called.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"folder":{"type":["string","number","boolean"]},"holds":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean"]}}}},"check":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}},"additionalProperties":false}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema27.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema27.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((key1 === "folder") || (key1 === "holds")) || (key1 === "check"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.folder !== undefined && func0.call(data0, "folder")){
let data1 = data0.folder;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/folder",schemaPath:"#/additionalProperties/properties/folder/type",keyword:"type",params:{type: schema27.additionalProperties.properties.folder.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.holds !== undefined && func0.call(data0, "holds")){
let data2 = data0.holds;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/holds",schemaPath:"#/additionalProperties/properties/holds/type",keyword:"type",params:{type: schema27.additionalProperties.properties.holds.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/holds",schemaPath:"#/additionalProperties/properties/holds/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 of Object.keys(data2)){
let data3 = data2[key2];
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/holds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/holds/additionalProperties/type",keyword:"type",params:{type: schema27.additionalProperties.properties.holds.additionalProperties.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 of Object.keys(data3)){
let data4 = data3[key3];
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/holds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/holds/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema27.additionalProperties.properties.holds.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key4 of Object.keys(data4)){
let data5 = data4[key4];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/holds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/holds/additionalProperties/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema27.additionalProperties.properties.holds.additionalProperties.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
}
}
}
if(data0.check !== undefined && func0.call(data0, "check")){
let data6 = data0.check;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (typeof data6 !== "string")){
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/check",schemaPath:"#/additionalProperties/properties/check/type",keyword:"type",params:{type: schema27.additionalProperties.properties.check.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err12 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/check",schemaPath:"#/additionalProperties/properties/check/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key5 of Object.keys(data6)){
let data7 = data6[key5];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err13 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/check/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/check/additionalProperties/type",keyword:"type",params:{type: schema27.additionalProperties.properties.check.additionalProperties.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/class"}};
const schema29 = {"type":["object","string"],"pattern":"^removed$","properties":{"owner":{"enum":["fixed","place"]},"printed":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"kinds":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"letter":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]},"plural":{"type":["string","number","boolean"]},"copies":{"type":["string","number","boolean","object","array"],"additionalProperties":{"type":["string","number","boolean"]},"items":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object","array"],"additionalProperties":{"type":["string","number","boolean"]},"items":{"type":["string","number","boolean"]}}}}},"additionalProperties":{"type":["string","number","boolean","object","array"],"additionalProperties":{"type":["string","number","boolean"]},"items":{"type":["string","number","boolean"]}}}},"families":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","array"],"items":{"type":["string","number","boolean"]}}},"track":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"each one apart":{"enum":["yes","no","true","false",true,false]},"group of":{"type":["string","number","boolean"]},"pile":{"enum":["yes","no","true","false",true,false]},"plural":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]},"always":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema29.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema29.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.owner !== undefined && func0.call(data, "owner")){
let data0 = data.owner;
if(!((data0 === "fixed") || (data0 === "place"))){
const err3 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/enum",keyword:"enum",params:{allowedValues: schema29.properties.owner.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.printed !== undefined && func0.call(data, "printed")){
let data1 = data.printed;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")){
const err4 = {instancePath:instancePath+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type: schema29.properties.printed.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err5 = {instancePath:instancePath+"/printed",schemaPath:"#/properties/printed/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 of Object.keys(data1)){
let data2 = data1[key1];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/printed/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/printed/additionalProperties/type",keyword:"type",params:{type: schema29.properties.printed.additionalProperties.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data3 = data.kinds;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")){
const err7 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: schema29.properties.kinds.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err8 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 of Object.keys(data3)){
let data4 = data3[key2];
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){
const err9 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err10 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 of Object.keys(data4)){
if(!((((key3 === "letter") || (key3 === "title")) || (key3 === "plural")) || (key3 === "copies"))){
let data5 = data4[key3];
if((((!data5 || typeof data5 != "object") && (typeof data5 !== "string")) && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err11 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err12 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/kinds/additionalProperties/additionalProperties/items/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key4 of Object.keys(data5)){
let data7 = data5[key4];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err13 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
}
if(data4.letter !== undefined && func0.call(data4, "letter")){
let data8 = data4.letter;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")){
const err14 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/letter",schemaPath:"#/properties/kinds/additionalProperties/properties/letter/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.letter.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.title !== undefined && func0.call(data4, "title")){
let data9 = data4.title;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err15 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/properties/kinds/additionalProperties/properties/title/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.title.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.plural !== undefined && func0.call(data4, "plural")){
let data10 = data4.plural;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
const err16 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/plural",schemaPath:"#/properties/kinds/additionalProperties/properties/plural/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.plural.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.copies !== undefined && func0.call(data4, "copies")){
let data11 = data4.copies;
if((((!data11 || typeof data11 != "object") && (typeof data11 !== "string")) && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")){
const err17 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies",schemaPath:"#/properties/kinds/additionalProperties/properties/copies/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.copies.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (typeof data12 !== "string")){
const err18 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies/" + i1,schemaPath:"#/properties/kinds/additionalProperties/properties/copies/items/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.copies.items.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err19 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies/" + i1,schemaPath:"#/properties/kinds/additionalProperties/properties/copies/items/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key5 of Object.keys(data12)){
let data13 = data12[key5];
if((((!data13 || typeof data13 != "object") && (typeof data13 !== "string")) && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){
const err20 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies/" + i1+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/copies/items/additionalProperties/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.copies.items.additionalProperties.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
const err21 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies/" + i1+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/kinds/additionalProperties/properties/copies/items/additionalProperties/items/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.copies.items.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key6 of Object.keys(data13)){
let data15 = data13[key6];
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){
const err22 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies/" + i1+"/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/copies/items/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.copies.items.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
}
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key7 of Object.keys(data11)){
let data16 = data11[key7];
if(((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (typeof data16 !== "boolean")){
const err23 = {instancePath:instancePath+"/kinds/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/copies/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds/additionalProperties/properties/copies/additionalProperties/type",keyword:"type",params:{type: schema29.properties.kinds.additionalProperties.properties.copies.additionalProperties.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
}
}
}
if(data.families !== undefined && func0.call(data, "families")){
let data17 = data.families;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (typeof data17 !== "string")){
const err24 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/type",keyword:"type",params:{type: schema29.properties.families.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
const err25 = {instancePath:instancePath+"/families",schemaPath:"#/properties/families/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key8 of Object.keys(data17)){
let data18 = data17[key8];
if((typeof data18 !== "string") && (!(Array.isArray(data18)))){
const err26 = {instancePath:instancePath+"/families/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/families/additionalProperties/type",keyword:"type",params:{type: schema29.properties.families.additionalProperties.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")){
const err27 = {instancePath:instancePath+"/families/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/properties/families/additionalProperties/items/type",keyword:"type",params:{type: schema29.properties.families.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
}
}
if(data.track !== undefined && func0.call(data, "track")){
let data20 = data.track;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (typeof data20 !== "string")){
const err28 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type: schema29.properties.track.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data20 === "string"){
if(!pattern3.test(data20)){
const err29 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key9 of Object.keys(data20)){
let data21 = data20[key9];
if(((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))) && (typeof data21 !== "boolean")){
const err30 = {instancePath:instancePath+"/track/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/track/additionalProperties/type",keyword:"type",params:{type: schema29.properties.track.additionalProperties.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data["each one apart"] !== undefined && func0.call(data, "each one apart")){
let data22 = data["each one apart"];
if(!((((((data22 === "yes") || (data22 === "no")) || (data22 === "true")) || (data22 === "false")) || (data22 === true)) || (data22 === false))){
const err31 = {instancePath:instancePath+"/each one apart",schemaPath:"#/properties/each%20one%20apart/enum",keyword:"enum",params:{allowedValues: schema29.properties["each one apart"].enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data["group of"] !== undefined && func0.call(data, "group of")){
let data23 = data["group of"];
if(((typeof data23 !== "string") && (!((typeof data23 == "number") && (isFinite(data23))))) && (typeof data23 !== "boolean")){
const err32 = {instancePath:instancePath+"/group of",schemaPath:"#/properties/group%20of/type",keyword:"type",params:{type: schema29.properties["group of"].type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.pile !== undefined && func0.call(data, "pile")){
let data24 = data.pile;
if(!((((((data24 === "yes") || (data24 === "no")) || (data24 === "true")) || (data24 === "false")) || (data24 === true)) || (data24 === false))){
const err33 = {instancePath:instancePath+"/pile",schemaPath:"#/properties/pile/enum",keyword:"enum",params:{allowedValues: schema29.properties.pile.enum}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.plural !== undefined && func0.call(data, "plural")){
let data25 = data.plural;
if(((typeof data25 !== "string") && (!((typeof data25 == "number") && (isFinite(data25))))) && (typeof data25 !== "boolean")){
const err34 = {instancePath:instancePath+"/plural",schemaPath:"#/properties/plural/type",keyword:"type",params:{type: schema29.properties.plural.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data26 = data.title;
if(((typeof data26 !== "string") && (!((typeof data26 == "number") && (isFinite(data26))))) && (typeof data26 !== "boolean")){
const err35 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema29.properties.title.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.always !== undefined && func0.call(data, "always")){
let data27 = data.always;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (typeof data27 !== "string")){
const err36 = {instancePath:instancePath+"/always",schemaPath:"#/properties/always/type",keyword:"type",params:{type: schema29.properties.always.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data27 === "string"){
if(!pattern3.test(data27)){
const err37 = {instancePath:instancePath+"/always",schemaPath:"#/properties/always/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key10 of Object.keys(data27)){
let data28 = data27[key10];
if(((typeof data28 !== "string") && (!((typeof data28 == "number") && (isFinite(data28))))) && (typeof data28 !== "boolean")){
const err38 = {instancePath:instancePath+"/always/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/always/additionalProperties/type",keyword:"type",params:{type: schema29.properties.always.additionalProperties.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate68(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/place"}};
const schema31 = {"type":["object","string"],"pattern":"^removed$","properties":{"each":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"holds":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"pile":{"enum":["yes","no","true","false",true,false]},"seen by":{"type":["string","number","boolean"]},"top seen by":{"type":["string","number","boolean"]},"grid":{"type":["string","number","boolean"]},"start":{"type":["string","number","boolean"]},"graph":{"type":["string","number","boolean"]},"kinds of space":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"each":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"where":{"type":["string","number","boolean"]},"track":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"printed":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}},"additionalProperties":false}},"printed":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"track":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"neighbours":{"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}},"made of":{"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}},"title":{"type":["string","number","boolean"]}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema31.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.each !== undefined && func0.call(data, "each")){
let data0 = data.each;
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(Array.isArray(data0)))){
const err3 = {instancePath:instancePath+"/each",schemaPath:"#/properties/each/type",keyword:"type",params:{type: schema31.properties.each.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/each/" + i0,schemaPath:"#/properties/each/items/type",keyword:"type",params:{type: schema31.properties.each.items.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.holds !== undefined && func0.call(data, "holds")){
let data2 = data.holds;
if((((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")) && (!(Array.isArray(data2)))){
const err5 = {instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/type",keyword:"type",params:{type: schema31.properties.holds.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err6 = {instancePath:instancePath+"/holds/" + i1,schemaPath:"#/properties/holds/items/type",keyword:"type",params:{type: schema31.properties.holds.items.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.pile !== undefined && func0.call(data, "pile")){
let data4 = data.pile;
if(!((((((data4 === "yes") || (data4 === "no")) || (data4 === "true")) || (data4 === "false")) || (data4 === true)) || (data4 === false))){
const err7 = {instancePath:instancePath+"/pile",schemaPath:"#/properties/pile/enum",keyword:"enum",params:{allowedValues: schema31.properties.pile.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["seen by"] !== undefined && func0.call(data, "seen by")){
let data5 = data["seen by"];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err8 = {instancePath:instancePath+"/seen by",schemaPath:"#/properties/seen%20by/type",keyword:"type",params:{type: schema31.properties["seen by"].type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["top seen by"] !== undefined && func0.call(data, "top seen by")){
let data6 = data["top seen by"];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err9 = {instancePath:instancePath+"/top seen by",schemaPath:"#/properties/top%20seen%20by/type",keyword:"type",params:{type: schema31.properties["top seen by"].type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.grid !== undefined && func0.call(data, "grid")){
let data7 = data.grid;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err10 = {instancePath:instancePath+"/grid",schemaPath:"#/properties/grid/type",keyword:"type",params:{type: schema31.properties.grid.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.start !== undefined && func0.call(data, "start")){
let data8 = data.start;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")){
const err11 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: schema31.properties.start.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.graph !== undefined && func0.call(data, "graph")){
let data9 = data.graph;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err12 = {instancePath:instancePath+"/graph",schemaPath:"#/properties/graph/type",keyword:"type",params:{type: schema31.properties.graph.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["kinds of space"] !== undefined && func0.call(data, "kinds of space")){
let data10 = data["kinds of space"];
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (typeof data10 !== "string")){
const err13 = {instancePath:instancePath+"/kinds of space",schemaPath:"#/properties/kinds%20of%20space/type",keyword:"type",params:{type: schema31.properties["kinds of space"].type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
const err14 = {instancePath:instancePath+"/kinds of space",schemaPath:"#/properties/kinds%20of%20space/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 of Object.keys(data10)){
let data11 = data10[key1];
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (typeof data11 !== "string")){
const err15 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds%20of%20space/additionalProperties/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
const err16 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds%20of%20space/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
if(!((((key2 === "each") || (key2 === "where")) || (key2 === "track")) || (key2 === "printed"))){
const err17 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds%20of%20space/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.each !== undefined && func0.call(data11, "each")){
let data12 = data11.each;
if((((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")) && (!(Array.isArray(data12)))){
const err18 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/each",schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/each/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.each.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){
const err19 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/each/" + i2,schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/each/items/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.each.items.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
if(data11.where !== undefined && func0.call(data11, "where")){
let data14 = data11.where;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
const err20 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/where",schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/where/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.where.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.track !== undefined && func0.call(data11, "track")){
let data15 = data11.track;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (typeof data15 !== "string")){
const err21 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/track",schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/track/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.track.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
const err22 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/track",schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/track/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 of Object.keys(data15)){
let data16 = data15[key3];
if(((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (typeof data16 !== "boolean")){
const err23 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/track/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/track/additionalProperties/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.track.additionalProperties.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
if(data11.printed !== undefined && func0.call(data11, "printed")){
let data17 = data11.printed;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (typeof data17 !== "string")){
const err24 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/printed",schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/printed/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.printed.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
const err25 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/printed",schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/printed/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key4 of Object.keys(data17)){
let data18 = data17[key4];
if(((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")){
const err26 = {instancePath:instancePath+"/kinds of space/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/printed/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/kinds%20of%20space/additionalProperties/properties/printed/additionalProperties/type",keyword:"type",params:{type: schema31.properties["kinds of space"].additionalProperties.properties.printed.additionalProperties.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
if(data.printed !== undefined && func0.call(data, "printed")){
let data19 = data.printed;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (typeof data19 !== "string")){
const err27 = {instancePath:instancePath+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type: schema31.properties.printed.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
const err28 = {instancePath:instancePath+"/printed",schemaPath:"#/properties/printed/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key5 of Object.keys(data19)){
let data20 = data19[key5];
if(((typeof data20 !== "string") && (!((typeof data20 == "number") && (isFinite(data20))))) && (typeof data20 !== "boolean")){
const err29 = {instancePath:instancePath+"/printed/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/printed/additionalProperties/type",keyword:"type",params:{type: schema31.properties.printed.additionalProperties.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
if(data.track !== undefined && func0.call(data, "track")){
let data21 = data.track;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (typeof data21 !== "string")){
const err30 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/type",keyword:"type",params:{type: schema31.properties.track.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data21 === "string"){
if(!pattern3.test(data21)){
const err31 = {instancePath:instancePath+"/track",schemaPath:"#/properties/track/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key6 of Object.keys(data21)){
let data22 = data21[key6];
if(((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))) && (typeof data22 !== "boolean")){
const err32 = {instancePath:instancePath+"/track/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/track/additionalProperties/type",keyword:"type",params:{type: schema31.properties.track.additionalProperties.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
if(data.neighbours !== undefined && func0.call(data, "neighbours")){
let data23 = data.neighbours;
if((!(Array.isArray(data23))) && (typeof data23 !== "string")){
const err33 = {instancePath:instancePath+"/neighbours",schemaPath:"#/properties/neighbours/type",keyword:"type",params:{type: schema31.properties.neighbours.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data23 === "string"){
if(!pattern3.test(data23)){
const err34 = {instancePath:instancePath+"/neighbours",schemaPath:"#/properties/neighbours/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(((typeof data24 !== "string") && (!((typeof data24 == "number") && (isFinite(data24))))) && (typeof data24 !== "boolean")){
const err35 = {instancePath:instancePath+"/neighbours/" + i3,schemaPath:"#/properties/neighbours/items/type",keyword:"type",params:{type: schema31.properties.neighbours.items.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
if(data["made of"] !== undefined && func0.call(data, "made of")){
let data25 = data["made of"];
if((!(Array.isArray(data25))) && (typeof data25 !== "string")){
const err36 = {instancePath:instancePath+"/made of",schemaPath:"#/properties/made%20of/type",keyword:"type",params:{type: schema31.properties["made of"].type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
const err37 = {instancePath:instancePath+"/made of",schemaPath:"#/properties/made%20of/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(((typeof data26 !== "string") && (!((typeof data26 == "number") && (isFinite(data26))))) && (typeof data26 !== "boolean")){
const err38 = {instancePath:instancePath+"/made of/" + i4,schemaPath:"#/properties/made%20of/items/type",keyword:"type",params:{type: schema31.properties["made of"].items.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data27 = data.title;
if(((typeof data27 !== "string") && (!((typeof data27 == "number") && (isFinite(data27))))) && (typeof data27 !== "boolean")){
const err39 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema31.properties.title.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate72(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema32.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema32.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"from":{"type":["string","number","boolean"]},"printed":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"track":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}},"additionalProperties":false}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema33.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((key1 === "from") || (key1 === "printed")) || (key1 === "track"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.from !== undefined && func0.call(data0, "from")){
let data1 = data0.from;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/additionalProperties/properties/from/type",keyword:"type",params:{type: schema33.additionalProperties.properties.from.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.printed !== undefined && func0.call(data0, "printed")){
let data2 = data0.printed;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (typeof data2 !== "string")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/printed",schemaPath:"#/additionalProperties/properties/printed/type",keyword:"type",params:{type: schema33.additionalProperties.properties.printed.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/printed",schemaPath:"#/additionalProperties/properties/printed/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 of Object.keys(data2)){
let data3 = data2[key2];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/printed/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/printed/additionalProperties/type",keyword:"type",params:{type: schema33.additionalProperties.properties.printed.additionalProperties.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data0.track !== undefined && func0.call(data0, "track")){
let data4 = data0.track;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/track",schemaPath:"#/additionalProperties/properties/track/type",keyword:"type",params:{type: schema33.additionalProperties.properties.track.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/track",schemaPath:"#/additionalProperties/properties/track/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 of Object.keys(data4)){
let data5 = data4[key3];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/track/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/track/additionalProperties/type",keyword:"type",params:{type: schema33.additionalProperties.properties.track.additionalProperties.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"store":{"type":["string","number","boolean"]},"left behind":{"type":["string","number","boolean"]}},"additionalProperties":{"type":["string","number","boolean"]},"patternProperties":{"^each ":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}}}};
const pattern43 = new RegExp("^each ", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema34.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema34.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((key1 === "store") || (key1 === "left behind")) || (pattern43.test(key1)))){
let data1 = data0[key1];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema34.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.store !== undefined && func0.call(data0, "store")){
let data2 = data0.store;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/store",schemaPath:"#/additionalProperties/properties/store/type",keyword:"type",params:{type: schema34.additionalProperties.properties.store.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0["left behind"] !== undefined && func0.call(data0, "left behind")){
let data3 = data0["left behind"];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/left behind",schemaPath:"#/additionalProperties/properties/left%20behind/type",keyword:"type",params:{type: schema34.additionalProperties.properties["left behind"].type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 of Object.keys(data0)){
if(pattern43.test(key2)){
let data4 = data0[key2];
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (typeof data4 !== "string")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/patternProperties/%5Eeach%20/type",keyword:"type",params:{type: schema34.additionalProperties.patternProperties["^each "].type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/patternProperties/%5Eeach%20/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 of Object.keys(data4)){
let data5 = data4[key3];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/patternProperties/%5Eeach%20/additionalProperties/type",keyword:"type",params:{type: schema34.additionalProperties.patternProperties["^each "].additionalProperties.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean"]}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema35.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema35.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
let data1 = data0[key1];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema35.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"of":{"type":["string","number","boolean"]},"rows":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]}},"additionalProperties":false}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema36.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((key1 === "of") || (key1 === "rows")) || (key1 === "title"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.of !== undefined && func0.call(data0, "of")){
let data1 = data0.of;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/of",schemaPath:"#/additionalProperties/properties/of/type",keyword:"type",params:{type: schema36.additionalProperties.properties.of.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.rows !== undefined && func0.call(data0, "rows")){
let data2 = data0.rows;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/rows",schemaPath:"#/additionalProperties/properties/rows/type",keyword:"type",params:{type: schema36.additionalProperties.properties.rows.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.title !== undefined && func0.call(data0, "title")){
let data3 = data0.title;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type: schema36.additionalProperties.properties.title.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean"]}}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema37.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
let data1 = data0[key1];
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema37.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 of Object.keys(data1)){
let data2 = data1[key2];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema37.additionalProperties.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema38.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(Array.isArray(data0)))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema38.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema38.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean"]}}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema39.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
let data1 = data0[key1];
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema39.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 of Object.keys(data1)){
let data2 = data1[key2];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema39.additionalProperties.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema40.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema41.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema41.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
let data1 = data0[key1];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema41.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"rule":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"except":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}},"additionalProperties":false}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema42.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema42.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((key1 === "rule") || (key1 === "except"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.rule !== undefined && func0.call(data0, "rule")){
let data1 = data0.rule;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (typeof data1 !== "string")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule",schemaPath:"#/additionalProperties/properties/rule/type",keyword:"type",params:{type: schema42.additionalProperties.properties.rule.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule",schemaPath:"#/additionalProperties/properties/rule/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 of Object.keys(data1)){
let data2 = data1[key2];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/rule/additionalProperties/type",keyword:"type",params:{type: schema42.additionalProperties.properties.rule.additionalProperties.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data0.except !== undefined && func0.call(data0, "except")){
let data3 = data0.except;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/except",schemaPath:"#/additionalProperties/properties/except/type",keyword:"type",params:{type: schema42.additionalProperties.properties.except.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/except",schemaPath:"#/additionalProperties/properties/except/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 of Object.keys(data3)){
let data4 = data3[key3];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/except/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/except/additionalProperties/type",keyword:"type",params:{type: schema42.additionalProperties.properties.except.additionalProperties.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":["string","number","boolean","array","object"],"items":{"$ref":"#/$defs/steps"},"patternProperties":{"^let$":{"type":["object"],"additionalProperties":{"type":["string","number","boolean"]}},"^case ":{"type":["object"],"additionalProperties":{"$ref":"#/$defs/steps"}}},"additionalProperties":{"$ref":"#/$defs/steps"}};
const wrapper0 = {validate: validate97};
const pattern60 = new RegExp("^let$", "u");
const pattern61 = new RegExp("^case ", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema43.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((pattern60.test(key0)) || (pattern61.test(key0)))){
if(!(wrapper0.validate(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
for(const key1 of Object.keys(data)){
if(pattern60.test(key1)){
let data2 = data[key1];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 of Object.keys(data2)){
let data3 = data2[key2];
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err1 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Elet%24/additionalProperties/type",keyword:"type",params:{type: schema43.patternProperties["^let$"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Elet%24/type",keyword:"type",params:{type: schema43.patternProperties["^let$"].type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
for(const key3 of Object.keys(data)){
if(pattern61.test(key3)){
let data4 = data[key3];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key4 of Object.keys(data4)){
if(!(wrapper0.validate(data4[key4], {instancePath:instancePath+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Ecase%20/type",keyword:"type",params:{type: schema43.patternProperties["^case "].type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"items":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/steps"}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema44.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate97(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/action"}};
const schema46 = {"type":["object","string"],"pattern":"^removed$","properties":{"title":{"type":["string","number","boolean"]},"during":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"in reply to":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"is":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"pattern":{"enum":["yes","no","true","false",true,false]},"choose":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"let":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"only if":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"additionalProperties":{"type":["string","number","boolean"]}}},"first":{"$ref":"#/$defs/steps"},"then":{"$ref":"#/$defs/steps"},"write":{"type":["string","number","boolean"]}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema46.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema46.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data0 = data.title;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema46.properties.title.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.during !== undefined && func0.call(data, "during")){
let data1 = data.during;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/type",keyword:"type",params:{type: schema46.properties.during.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/during/" + i0,schemaPath:"#/properties/during/items/type",keyword:"type",params:{type: schema46.properties.during.items.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data["in reply to"] !== undefined && func0.call(data, "in reply to")){
let data3 = data["in reply to"];
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(Array.isArray(data3)))){
const err6 = {instancePath:instancePath+"/in reply to",schemaPath:"#/properties/in%20reply%20to/type",keyword:"type",params:{type: schema46.properties["in reply to"].type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err7 = {instancePath:instancePath+"/in reply to/" + i1,schemaPath:"#/properties/in%20reply%20to/items/type",keyword:"type",params:{type: schema46.properties["in reply to"].items.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data.is !== undefined && func0.call(data, "is")){
let data5 = data.is;
if((((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")) && (!(Array.isArray(data5)))){
const err8 = {instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: schema46.properties.is.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err9 = {instancePath:instancePath+"/is/" + i2,schemaPath:"#/properties/is/items/type",keyword:"type",params:{type: schema46.properties.is.items.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
if(data.pattern !== undefined && func0.call(data, "pattern")){
let data7 = data.pattern;
if(!((((((data7 === "yes") || (data7 === "no")) || (data7 === "true")) || (data7 === "false")) || (data7 === true)) || (data7 === false))){
const err10 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/enum",keyword:"enum",params:{allowedValues: schema46.properties.pattern.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.choose !== undefined && func0.call(data, "choose")){
let data8 = data.choose;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (typeof data8 !== "string")){
const err11 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: schema46.properties.choose.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err12 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
let data9 = data8[key1];
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err13 = {instancePath:instancePath+"/choose/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/choose/additionalProperties/type",keyword:"type",params:{type: schema46.properties.choose.additionalProperties.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
if(data.let !== undefined && func0.call(data, "let")){
let data10 = data.let;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (typeof data10 !== "string")){
const err14 = {instancePath:instancePath+"/let",schemaPath:"#/properties/let/type",keyword:"type",params:{type: schema46.properties.let.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
const err15 = {instancePath:instancePath+"/let",schemaPath:"#/properties/let/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 of Object.keys(data10)){
let data11 = data10[key2];
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")){
const err16 = {instancePath:instancePath+"/let/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/let/additionalProperties/type",keyword:"type",params:{type: schema46.properties.let.additionalProperties.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
if(data["only if"] !== undefined && func0.call(data, "only if")){
let data12 = data["only if"];
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (typeof data12 !== "string")){
const err17 = {instancePath:instancePath+"/only if",schemaPath:"#/properties/only%20if/type",keyword:"type",params:{type: schema46.properties["only if"].type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err18 = {instancePath:instancePath+"/only if",schemaPath:"#/properties/only%20if/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 of Object.keys(data12)){
let data13 = data12[key3];
if((((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")) && (!(data13 && typeof data13 == "object" && !Array.isArray(data13)))){
const err19 = {instancePath:instancePath+"/only if/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/only%20if/additionalProperties/type",keyword:"type",params:{type: schema46.properties["only if"].additionalProperties.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 of Object.keys(data13)){
let data14 = data13[key4];
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
const err20 = {instancePath:instancePath+"/only if/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/only%20if/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema46.properties["only if"].additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
}
}
if(data.first !== undefined && func0.call(data, "first")){
if(!(validate97(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined && func0.call(data, "then")){
if(!(validate97(data.then, {instancePath:instancePath+"/then",parentData:data,parentDataProperty:"then",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.write !== undefined && func0.call(data, "write")){
let data17 = data.write;
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
const err21 = {instancePath:instancePath+"/write",schemaPath:"#/properties/write/type",keyword:"type",params:{type: schema46.properties.write.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema45.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate103(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","object"],"properties":{"of":{"type":["string","number","boolean"]},"with":{"type":["string","number","boolean"]},"after":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"keep":{"type":["string","number","boolean"]}},"additionalProperties":false}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema47.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema47.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((((key1 === "of") || (key1 === "with")) || (key1 === "after")) || (key1 === "keep"))){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.of !== undefined && func0.call(data0, "of")){
let data1 = data0.of;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/of",schemaPath:"#/additionalProperties/properties/of/type",keyword:"type",params:{type: schema47.additionalProperties.properties.of.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.with !== undefined && func0.call(data0, "with")){
let data2 = data0.with;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/with",schemaPath:"#/additionalProperties/properties/with/type",keyword:"type",params:{type: schema47.additionalProperties.properties.with.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.after !== undefined && func0.call(data0, "after")){
let data3 = data0.after;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(Array.isArray(data3)))){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/after",schemaPath:"#/additionalProperties/properties/after/type",keyword:"type",params:{type: schema47.additionalProperties.properties.after.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/after/" + i0,schemaPath:"#/additionalProperties/properties/after/items/type",keyword:"type",params:{type: schema47.additionalProperties.properties.after.items.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data0.keep !== undefined && func0.call(data0, "keep")){
let data5 = data0.keep;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/keep",schemaPath:"#/additionalProperties/properties/keep/type",keyword:"type",params:{type: schema47.additionalProperties.properties.keep.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema48.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema48.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"for each":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"when":{"type":["string","number","boolean"]},"you":{"type":["string","number","boolean"]},"after":{"type":["string","number","boolean"]},"then":{"$ref":"#/$defs/steps"}},"additionalProperties":false}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema49.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema49.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((((key1 === "for each") || (key1 === "when")) || (key1 === "you")) || (key1 === "after")) || (key1 === "then"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["for each"] !== undefined && func0.call(data0, "for each")){
let data1 = data0["for each"];
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(Array.isArray(data1)))){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/for each",schemaPath:"#/additionalProperties/properties/for%20each/type",keyword:"type",params:{type: schema49.additionalProperties.properties["for each"].type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/for each/" + i0,schemaPath:"#/additionalProperties/properties/for%20each/items/type",keyword:"type",params:{type: schema49.additionalProperties.properties["for each"].items.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data0.when !== undefined && func0.call(data0, "when")){
let data3 = data0.when;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/when",schemaPath:"#/additionalProperties/properties/when/type",keyword:"type",params:{type: schema49.additionalProperties.properties.when.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.you !== undefined && func0.call(data0, "you")){
let data4 = data0.you;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/you",schemaPath:"#/additionalProperties/properties/you/type",keyword:"type",params:{type: schema49.additionalProperties.properties.you.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.after !== undefined && func0.call(data0, "after")){
let data5 = data0.after;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/after",schemaPath:"#/additionalProperties/properties/after/type",keyword:"type",params:{type: schema49.additionalProperties.properties.after.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.then !== undefined && func0.call(data0, "then")){
if(!(validate97(data0.then, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/then",parentData:data0,parentDataProperty:"then",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"for each":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"when":{"type":["string","number","boolean"]},"you":{"type":["string","number","boolean"]},"winner":{"type":["string","number","boolean"]},"loser":{"type":["string","number","boolean"]},"drawn":{"enum":["yes","no","true","false",true,false]}},"additionalProperties":false}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema50.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema50.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!((((((key1 === "for each") || (key1 === "when")) || (key1 === "you")) || (key1 === "winner")) || (key1 === "loser")) || (key1 === "drawn"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0["for each"] !== undefined && func0.call(data0, "for each")){
let data1 = data0["for each"];
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(Array.isArray(data1)))){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/for each",schemaPath:"#/additionalProperties/properties/for%20each/type",keyword:"type",params:{type: schema50.additionalProperties.properties["for each"].type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/for each/" + i0,schemaPath:"#/additionalProperties/properties/for%20each/items/type",keyword:"type",params:{type: schema50.additionalProperties.properties["for each"].items.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data0.when !== undefined && func0.call(data0, "when")){
let data3 = data0.when;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/when",schemaPath:"#/additionalProperties/properties/when/type",keyword:"type",params:{type: schema50.additionalProperties.properties.when.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.you !== undefined && func0.call(data0, "you")){
let data4 = data0.you;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/you",schemaPath:"#/additionalProperties/properties/you/type",keyword:"type",params:{type: schema50.additionalProperties.properties.you.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.winner !== undefined && func0.call(data0, "winner")){
let data5 = data0.winner;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/winner",schemaPath:"#/additionalProperties/properties/winner/type",keyword:"type",params:{type: schema50.additionalProperties.properties.winner.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.loser !== undefined && func0.call(data0, "loser")){
let data6 = data0.loser;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/loser",schemaPath:"#/additionalProperties/properties/loser/type",keyword:"type",params:{type: schema50.additionalProperties.properties.loser.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.drawn !== undefined && func0.call(data0, "drawn")){
let data7 = data0.drawn;
if(!((((((data7 === "yes") || (data7 === "no")) || (data7 === "true")) || (data7 === "false")) || (data7 === true)) || (data7 === false))){
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/drawn",schemaPath:"#/additionalProperties/properties/drawn/enum",keyword:"enum",params:{allowedValues: schema50.additionalProperties.properties.drawn.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema51.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema52.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema52.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
let data1 = data0[key1];
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: schema52.additionalProperties.additionalProperties.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/additionalProperties/items/type",keyword:"type",params:{type: schema52.additionalProperties.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"asked":{"type":["string","number","boolean"]},"chosen":{"type":["string","number","boolean"]},"other":{"type":["string","number","boolean"]},"option":{"type":["string","number","boolean"]},"module":{"type":["string","number","boolean"]}},"additionalProperties":false}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema53.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((((key1 === "asked") || (key1 === "chosen")) || (key1 === "other")) || (key1 === "option")) || (key1 === "module"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.asked !== undefined && func0.call(data0, "asked")){
let data1 = data0.asked;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/asked",schemaPath:"#/additionalProperties/properties/asked/type",keyword:"type",params:{type: schema53.additionalProperties.properties.asked.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.chosen !== undefined && func0.call(data0, "chosen")){
let data2 = data0.chosen;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/chosen",schemaPath:"#/additionalProperties/properties/chosen/type",keyword:"type",params:{type: schema53.additionalProperties.properties.chosen.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.other !== undefined && func0.call(data0, "other")){
let data3 = data0.other;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/other",schemaPath:"#/additionalProperties/properties/other/type",keyword:"type",params:{type: schema53.additionalProperties.properties.other.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.option !== undefined && func0.call(data0, "option")){
let data4 = data0.option;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/option",schemaPath:"#/additionalProperties/properties/option/type",keyword:"type",params:{type: schema53.additionalProperties.properties.option.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.module !== undefined && func0.call(data0, "module")){
let data5 = data0.module;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/module",schemaPath:"#/additionalProperties/properties/module/type",keyword:"type",params:{type: schema53.additionalProperties.properties.module.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema54.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema54.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/steps"}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema55.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate97(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/steps"}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema56.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate97(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"$ref":"#/$defs/steps"}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema57.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate97(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema58.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")) && (!(Array.isArray(data0)))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema58.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/items/type",keyword:"type",params:{type: schema58.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"text":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]},"before":{"$ref":"#/$defs/section-before"},"after":{"$ref":"#/$defs/section-after"},"instead of":{"$ref":"#/$defs/section-instead-of"},"change":{"$ref":"#/$defs/section-change"},"actions":{"$ref":"#/$defs/section-actions"},"stages":{"$ref":"#/$defs/section-stages"},"terms":{"$ref":"#/$defs/section-terms"},"track":{"$ref":"#/$defs/section-track"}},"additionalProperties":false}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema59.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema59.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(func0.call(schema59.additionalProperties.properties, key1))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.text !== undefined && func0.call(data0, "text")){
let data1 = data0.text;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/additionalProperties/properties/text/type",keyword:"type",params:{type: schema59.additionalProperties.properties.text.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.title !== undefined && func0.call(data0, "title")){
let data2 = data0.title;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/additionalProperties/properties/title/type",keyword:"type",params:{type: schema59.additionalProperties.properties.title.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.before !== undefined && func0.call(data0, "before")){
if(!(validate125(data0.before, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/before",parentData:data0,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data0.after !== undefined && func0.call(data0, "after")){
if(!(validate128(data0.after, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/after",parentData:data0,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data0["instead of"] !== undefined && func0.call(data0, "instead of")){
if(!(validate131(data0["instead of"], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/instead of",parentData:data0,parentDataProperty:"instead of",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data0.change !== undefined && func0.call(data0, "change")){
if(!(validate134(data0.change, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/change",parentData:data0,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data0.actions !== undefined && func0.call(data0, "actions")){
if(!(validate102(data0.actions, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/actions",parentData:data0,parentDataProperty:"actions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data0.stages !== undefined && func0.call(data0, "stages")){
if(!(validate99(data0.stages, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/stages",parentData:data0,parentDataProperty:"stages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data0.terms !== undefined && func0.call(data0, "terms")){
if(!(validate91(data0.terms, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/terms",parentData:data0,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data0.track !== undefined && func0.call(data0, "track")){
if(!(validate85(data0.track, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/track",parentData:data0,parentDataProperty:"track",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["object","string"],"pattern":"^removed$","properties":{"players":{"type":["string","number","boolean"]},"game":{"type":["string","number","boolean"]},"uses":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"with":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}},"given":{"type":["object"],"properties":{"now":{"type":["string","number","boolean"]},"board":{"type":["string","number","boolean"]},"the rest":{"type":["string","number","boolean"]}},"additionalProperties":{"$ref":"#/$defs/given"}},"play":{"type":["array","string"],"pattern":"^removed$","items":{"$ref":"#/$defs/line"}},"refused":{"type":["string","number","boolean"]}},"additionalProperties":false}};
const schema61 = {"type":["string","number","boolean","array","object"],"items":{"$ref":"#/$defs/given"},"additionalProperties":{"$ref":"#/$defs/given"}};
const wrapper3 = {validate: validate147};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((!data || typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper3.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(wrapper3.validate(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"items":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":["object"],"properties":{"because":{"type":["string","number","boolean"]},"record":{"type":["string","number","boolean"]},"check":{"type":["string","number","boolean"]},"legal":{"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}},"dice":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"random":{"type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}},"asked":{"type":["string","number","boolean"]},"ends":{"type":["string","number","boolean"]},"board":{"type":["string","number","boolean"]},"either":{"type":["array","string"],"pattern":"^removed$","items":{"type":["array","string"],"pattern":"^removed$","items":{"$ref":"#/$defs/line"}}}},"patternProperties":{"^seen by ":{"type":["string","number","boolean"]}," cannot$":{"type":["string","number","boolean"]}},"additionalProperties":{"type":["string","number","boolean"]}};
const pattern92 = new RegExp("^seen by ", "u");
const pattern93 = new RegExp(" cannot$", "u");
const wrapper5 = {validate: validate149};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((func0.call(schema62.properties, key0)) || (pattern92.test(key0))) || (pattern93.test(key0)))){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema62.additionalProperties.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.because !== undefined && func0.call(data, "because")){
let data1 = data.because;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err1 = {instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: schema62.properties.because.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.record !== undefined && func0.call(data, "record")){
let data2 = data.record;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err2 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: schema62.properties.record.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.check !== undefined && func0.call(data, "check")){
let data3 = data.check;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err3 = {instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: schema62.properties.check.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.legal !== undefined && func0.call(data, "legal")){
let data4 = data.legal;
if((!(Array.isArray(data4))) && (typeof data4 !== "string")){
const err4 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type: schema62.properties.legal.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err5 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err6 = {instancePath:instancePath+"/legal/" + i0,schemaPath:"#/properties/legal/items/type",keyword:"type",params:{type: schema62.properties.legal.items.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
if(data.dice !== undefined && func0.call(data, "dice")){
let data6 = data.dice;
if((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (!(Array.isArray(data6)))){
const err7 = {instancePath:instancePath+"/dice",schemaPath:"#/properties/dice/type",keyword:"type",params:{type: schema62.properties.dice.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err8 = {instancePath:instancePath+"/dice/" + i1,schemaPath:"#/properties/dice/items/type",keyword:"type",params:{type: schema62.properties.dice.items.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data.random !== undefined && func0.call(data, "random")){
let data8 = data.random;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (!(Array.isArray(data8)))){
const err9 = {instancePath:instancePath+"/random",schemaPath:"#/properties/random/type",keyword:"type",params:{type: schema62.properties.random.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err10 = {instancePath:instancePath+"/random/" + i2,schemaPath:"#/properties/random/items/type",keyword:"type",params:{type: schema62.properties.random.items.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
if(data.asked !== undefined && func0.call(data, "asked")){
let data10 = data.asked;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
const err11 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: schema62.properties.asked.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ends !== undefined && func0.call(data, "ends")){
let data11 = data.ends;
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")){
const err12 = {instancePath:instancePath+"/ends",schemaPath:"#/properties/ends/type",keyword:"type",params:{type: schema62.properties.ends.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.board !== undefined && func0.call(data, "board")){
let data12 = data.board;
if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (typeof data12 !== "boolean")){
const err13 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/type",keyword:"type",params:{type: schema62.properties.board.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.either !== undefined && func0.call(data, "either")){
let data13 = data.either;
if((!(Array.isArray(data13))) && (typeof data13 !== "string")){
const err14 = {instancePath:instancePath+"/either",schemaPath:"#/properties/either/type",keyword:"type",params:{type: schema62.properties.either.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
const err15 = {instancePath:instancePath+"/either",schemaPath:"#/properties/either/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if((!(Array.isArray(data14))) && (typeof data14 !== "string")){
const err16 = {instancePath:instancePath+"/either/" + i3,schemaPath:"#/properties/either/items/type",keyword:"type",params:{type: schema62.properties.either.items.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err17 = {instancePath:instancePath+"/either/" + i3,schemaPath:"#/properties/either/items/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper5.validate(data14[i4], {instancePath:instancePath+"/either/" + i3+"/" + i4,parentData:data14,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
}
}
}
}
}
for(const key1 of Object.keys(data)){
if(pattern92.test(key1)){
let data16 = data[key1];
if(((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (typeof data16 !== "boolean")){
const err18 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%5Eseen%20by%20/type",keyword:"type",params:{type: schema62.patternProperties["^seen by "].type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
for(const key2 of Object.keys(data)){
if(pattern93.test(key2)){
let data17 = data[key2];
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
const err19 = {instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/patternProperties/%20cannot%24/type",keyword:"type",params:{type: schema62.patternProperties[" cannot$"].type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema62.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema60.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
let data0 = data[key0];
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema60.additionalProperties.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 of Object.keys(data0)){
if(!(((((((key1 === "players") || (key1 === "game")) || (key1 === "uses")) || (key1 === "with")) || (key1 === "given")) || (key1 === "play")) || (key1 === "refused"))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.players !== undefined && func0.call(data0, "players")){
let data1 = data0.players;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/players",schemaPath:"#/additionalProperties/properties/players/type",keyword:"type",params:{type: schema60.additionalProperties.properties.players.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.game !== undefined && func0.call(data0, "game")){
let data2 = data0.game;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/game",schemaPath:"#/additionalProperties/properties/game/type",keyword:"type",params:{type: schema60.additionalProperties.properties.game.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.uses !== undefined && func0.call(data0, "uses")){
let data3 = data0.uses;
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(Array.isArray(data3)))){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/uses",schemaPath:"#/additionalProperties/properties/uses/type",keyword:"type",params:{type: schema60.additionalProperties.properties.uses.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/uses/" + i0,schemaPath:"#/additionalProperties/properties/uses/items/type",keyword:"type",params:{type: schema60.additionalProperties.properties.uses.items.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data0.with !== undefined && func0.call(data0, "with")){
let data5 = data0.with;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (typeof data5 !== "string")){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/with",schemaPath:"#/additionalProperties/properties/with/type",keyword:"type",params:{type: schema60.additionalProperties.properties.with.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/with",schemaPath:"#/additionalProperties/properties/with/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 of Object.keys(data5)){
let data6 = data5[key2];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/with/additionalProperties/type",keyword:"type",params:{type: schema60.additionalProperties.properties.with.additionalProperties.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data0.given !== undefined && func0.call(data0, "given")){
let data7 = data0.given;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 of Object.keys(data7)){
if(!(((key3 === "now") || (key3 === "board")) || (key3 === "the rest"))){
if(!(validate147(data7[key3], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/given/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
if(data7.now !== undefined && func0.call(data7, "now")){
let data9 = data7.now;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err12 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/given/now",schemaPath:"#/additionalProperties/properties/given/properties/now/type",keyword:"type",params:{type: schema60.additionalProperties.properties.given.properties.now.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.board !== undefined && func0.call(data7, "board")){
let data10 = data7.board;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
const err13 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/given/board",schemaPath:"#/additionalProperties/properties/given/properties/board/type",keyword:"type",params:{type: schema60.additionalProperties.properties.given.properties.board.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7["the rest"] !== undefined && func0.call(data7, "the rest")){
let data11 = data7["the rest"];
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (typeof data11 !== "boolean")){
const err14 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/given/the rest",schemaPath:"#/additionalProperties/properties/given/properties/the%20rest/type",keyword:"type",params:{type: schema60.additionalProperties.properties.given.properties["the rest"].type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/given",schemaPath:"#/additionalProperties/properties/given/type",keyword:"type",params:{type: schema60.additionalProperties.properties.given.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.play !== undefined && func0.call(data0, "play")){
let data12 = data0.play;
if((!(Array.isArray(data12))) && (typeof data12 !== "string")){
const err16 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/play",schemaPath:"#/additionalProperties/properties/play/type",keyword:"type",params:{type: schema60.additionalProperties.properties.play.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
const err17 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/play",schemaPath:"#/additionalProperties/properties/play/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate149(data12[i1], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/play/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
}
if(data0.refused !== undefined && func0.call(data0, "refused")){
let data14 = data0.refused;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (typeof data14 !== "boolean")){
const err18 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/refused",schemaPath:"#/additionalProperties/properties/refused/type",keyword:"type",params:{type: schema60.additionalProperties.properties.refused.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":["array","string"],"pattern":"^removed$","items":{"type":["string","number","boolean"]}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema63.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema63.items.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":["object"],"additionalProperties":{"$ref":"#/$defs/given"}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate147(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema64.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sandtable === undefined) || (!(func0.call(data, "sandtable")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sandtable"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema21.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sandtable !== undefined && func0.call(data, "sandtable")){
let data0 = data.sandtable;
if(!((data0 === "1") || (data0 === 1))){
const err3 = {instancePath:instancePath+"/sandtable",schemaPath:"#/properties/sandtable/enum",keyword:"enum",params:{allowedValues: schema21.properties.sandtable.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema21.properties.id.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data2 = data.title;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema21.properties.title.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.by !== undefined && func0.call(data, "by")){
let data3 = data.by;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err6 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: schema21.properties.by.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.abstract !== undefined && func0.call(data, "abstract")){
let data4 = data.abstract;
if(!((((((data4 === "yes") || (data4 === "no")) || (data4 === "true")) || (data4 === "false")) || (data4 === true)) || (data4 === false))){
const err7 = {instancePath:instancePath+"/abstract",schemaPath:"#/properties/abstract/enum",keyword:"enum",params:{allowedValues: schema21.properties.abstract.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data5 = data.extends;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err8 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: schema21.properties.extends.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.uses !== undefined && func0.call(data, "uses")){
let data6 = data.uses;
if((((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")) && (!(Array.isArray(data6)))){
const err9 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: schema21.properties.uses.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err10 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/type",keyword:"type",params:{type: schema21.properties.uses.items.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
if(data.without !== undefined && func0.call(data, "without")){
let data8 = data.without;
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (!(Array.isArray(data8)))){
const err11 = {instancePath:instancePath+"/without",schemaPath:"#/properties/without/type",keyword:"type",params:{type: schema21.properties.without.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err12 = {instancePath:instancePath+"/without/" + i1,schemaPath:"#/properties/without/items/type",keyword:"type",params:{type: schema21.properties.without.items.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.base !== undefined && func0.call(data, "base")){
let data10 = data.base;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
const err13 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: schema21.properties.base.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.players !== undefined && func0.call(data, "players")){
if(!(validate55(data.players, {instancePath:instancePath+"/players",parentData:data,parentDataProperty:"players",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.numbers !== undefined && func0.call(data, "numbers")){
if(!(validate57(data.numbers, {instancePath:instancePath+"/numbers",parentData:data,parentDataProperty:"numbers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined && func0.call(data, "options")){
if(!(validate59(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.with !== undefined && func0.call(data, "with")){
if(!(validate61(data.with, {instancePath:instancePath+"/with",parentData:data,parentDataProperty:"with",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined && func0.call(data, "values")){
if(!(validate63(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined && func0.call(data, "data")){
if(!(validate65(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.pieces !== undefined && func0.call(data, "pieces")){
if(!(validate67(data.pieces, {instancePath:instancePath+"/pieces",parentData:data,parentDataProperty:"pieces",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.places !== undefined && func0.call(data, "places")){
if(!(validate71(data.places, {instancePath:instancePath+"/places",parentData:data,parentDataProperty:"places",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.areas !== undefined && func0.call(data, "areas")){
if(!(validate75(data.areas, {instancePath:instancePath+"/areas",parentData:data,parentDataProperty:"areas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.regions !== undefined && func0.call(data, "regions")){
if(!(validate77(data.regions, {instancePath:instancePath+"/regions",parentData:data,parentDataProperty:"regions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
if(!(validate79(data.tokens, {instancePath:instancePath+"/tokens",parentData:data,parentDataProperty:"tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.box !== undefined && func0.call(data, "box")){
if(!(validate81(data.box, {instancePath:instancePath+"/box",parentData:data,parentDataProperty:"box",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.setups !== undefined && func0.call(data, "setups")){
if(!(validate83(data.setups, {instancePath:instancePath+"/setups",parentData:data,parentDataProperty:"setups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.track !== undefined && func0.call(data, "track")){
if(!(validate85(data.track, {instancePath:instancePath+"/track",parentData:data,parentDataProperty:"track",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.patterns !== undefined && func0.call(data, "patterns")){
if(!(validate87(data.patterns, {instancePath:instancePath+"/patterns",parentData:data,parentDataProperty:"patterns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.terms !== undefined && func0.call(data, "terms")){
if(!(validate91(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.tallies !== undefined && func0.call(data, "tallies")){
if(!(validate93(data.tallies, {instancePath:instancePath+"/tallies",parentData:data,parentDataProperty:"tallies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.tables !== undefined && func0.call(data, "tables")){
if(!(validate95(data.tables, {instancePath:instancePath+"/tables",parentData:data,parentDataProperty:"tables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.play !== undefined && func0.call(data, "play")){
if(!(validate97(data.play, {instancePath:instancePath+"/play",parentData:data,parentDataProperty:"play",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.stages !== undefined && func0.call(data, "stages")){
if(!(validate99(data.stages, {instancePath:instancePath+"/stages",parentData:data,parentDataProperty:"stages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined && func0.call(data, "actions")){
if(!(validate102(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.history !== undefined && func0.call(data, "history")){
if(!(validate108(data.history, {instancePath:instancePath+"/history",parentData:data,parentDataProperty:"history",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.forbid !== undefined && func0.call(data, "forbid")){
if(!(validate110(data.forbid, {instancePath:instancePath+"/forbid",parentData:data,parentDataProperty:"forbid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.whenever !== undefined && func0.call(data, "whenever")){
if(!(validate112(data.whenever, {instancePath:instancePath+"/whenever",parentData:data,parentDataProperty:"whenever",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined && func0.call(data, "end")){
if(!(validate115(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.says !== undefined && func0.call(data, "says")){
if(!(validate117(data.says, {instancePath:instancePath+"/says",parentData:data,parentDataProperty:"says",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
if(!(validate119(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.rulings !== undefined && func0.call(data, "rulings")){
if(!(validate121(data.rulings, {instancePath:instancePath+"/rulings",parentData:data,parentDataProperty:"rulings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.texts !== undefined && func0.call(data, "texts")){
if(!(validate123(data.texts, {instancePath:instancePath+"/texts",parentData:data,parentDataProperty:"texts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(!(validate125(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(!(validate128(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data["instead of"] !== undefined && func0.call(data, "instead of")){
if(!(validate131(data["instead of"], {instancePath:instancePath+"/instead of",parentData:data,parentDataProperty:"instead of",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.change !== undefined && func0.call(data, "change")){
if(!(validate134(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.traits !== undefined && func0.call(data, "traits")){
if(!(validate136(data.traits, {instancePath:instancePath+"/traits",parentData:data,parentDataProperty:"traits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
if(!(validate146(data.examples, {instancePath:instancePath+"/examples",parentData:data,parentDataProperty:"examples",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined && func0.call(data, "changes")){
if(!(validate152(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data["in other examples"] !== undefined && func0.call(data, "in other examples")){
if(!(validate154(data["in other examples"], {instancePath:instancePath+"/in other examples",parentData:data,parentDataProperty:"in other examples",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema21.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sandtable-game" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const module = validate158;
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"sandtable-module","$ref":"sandtable#/$defs/module"};
const schema66 = {"type":["object"],"properties":{"sandtable":{"enum":["1",1]},"id":{"type":["string","number","boolean"]},"for":{"type":["string","number","boolean"]},"title":{"type":["string","number","boolean"]},"by":{"type":["string","number","boolean"]},"base":{"type":["string","number","boolean"]},"players":{"$ref":"#/$defs/section-players"},"numbers":{"$ref":"#/$defs/section-numbers"},"options":{"$ref":"#/$defs/section-options"},"with":{"$ref":"#/$defs/section-with"},"values":{"$ref":"#/$defs/section-values"},"data":{"$ref":"#/$defs/section-data"},"pieces":{"$ref":"#/$defs/section-pieces"},"places":{"$ref":"#/$defs/section-places"},"areas":{"$ref":"#/$defs/section-areas"},"regions":{"$ref":"#/$defs/section-regions"},"tokens":{"$ref":"#/$defs/section-tokens"},"box":{"$ref":"#/$defs/section-box"},"setups":{"$ref":"#/$defs/section-setups"},"track":{"$ref":"#/$defs/section-track"},"patterns":{"$ref":"#/$defs/section-patterns"},"rules":{"$ref":"#/$defs/section-rules"},"terms":{"$ref":"#/$defs/section-terms"},"tallies":{"$ref":"#/$defs/section-tallies"},"tables":{"$ref":"#/$defs/section-tables"},"play":{"$ref":"#/$defs/section-play"},"stages":{"$ref":"#/$defs/section-stages"},"actions":{"$ref":"#/$defs/section-actions"},"history":{"$ref":"#/$defs/section-history"},"forbid":{"$ref":"#/$defs/section-forbid"},"whenever":{"$ref":"#/$defs/section-whenever"},"end":{"$ref":"#/$defs/section-end"},"says":{"$ref":"#/$defs/section-says"},"layout":{"$ref":"#/$defs/section-layout"},"rulings":{"$ref":"#/$defs/section-rulings"},"texts":{"$ref":"#/$defs/section-texts"},"before":{"$ref":"#/$defs/section-before"},"after":{"$ref":"#/$defs/section-after"},"instead of":{"$ref":"#/$defs/section-instead-of"},"change":{"$ref":"#/$defs/section-change"},"traits":{"$ref":"#/$defs/section-traits"},"examples":{"$ref":"#/$defs/section-examples"},"changes":{"$ref":"#/$defs/section-changes"},"in other examples":{"$ref":"#/$defs/section-in-other-examples"}},"additionalProperties":false,"required":["sandtable","id","for"]};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sandtable === undefined) || (!(func0.call(data, "sandtable")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sandtable"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.for === undefined) || (!(func0.call(data, "for")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "for"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema66.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sandtable !== undefined && func0.call(data, "sandtable")){
let data0 = data.sandtable;
if(!((data0 === "1") || (data0 === 1))){
const err4 = {instancePath:instancePath+"/sandtable",schemaPath:"#/properties/sandtable/enum",keyword:"enum",params:{allowedValues: schema66.properties.sandtable.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schema66.properties.id.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.for !== undefined && func0.call(data, "for")){
let data2 = data.for;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err6 = {instancePath:instancePath+"/for",schemaPath:"#/properties/for/type",keyword:"type",params:{type: schema66.properties.for.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data3 = data.title;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema66.properties.title.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.by !== undefined && func0.call(data, "by")){
let data4 = data.by;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err8 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: schema66.properties.by.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.base !== undefined && func0.call(data, "base")){
let data5 = data.base;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: schema66.properties.base.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.players !== undefined && func0.call(data, "players")){
if(!(validate55(data.players, {instancePath:instancePath+"/players",parentData:data,parentDataProperty:"players",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.numbers !== undefined && func0.call(data, "numbers")){
if(!(validate57(data.numbers, {instancePath:instancePath+"/numbers",parentData:data,parentDataProperty:"numbers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined && func0.call(data, "options")){
if(!(validate59(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.with !== undefined && func0.call(data, "with")){
if(!(validate61(data.with, {instancePath:instancePath+"/with",parentData:data,parentDataProperty:"with",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined && func0.call(data, "values")){
if(!(validate63(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined && func0.call(data, "data")){
if(!(validate65(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.pieces !== undefined && func0.call(data, "pieces")){
if(!(validate67(data.pieces, {instancePath:instancePath+"/pieces",parentData:data,parentDataProperty:"pieces",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.places !== undefined && func0.call(data, "places")){
if(!(validate71(data.places, {instancePath:instancePath+"/places",parentData:data,parentDataProperty:"places",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.areas !== undefined && func0.call(data, "areas")){
if(!(validate75(data.areas, {instancePath:instancePath+"/areas",parentData:data,parentDataProperty:"areas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.regions !== undefined && func0.call(data, "regions")){
if(!(validate77(data.regions, {instancePath:instancePath+"/regions",parentData:data,parentDataProperty:"regions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
if(!(validate79(data.tokens, {instancePath:instancePath+"/tokens",parentData:data,parentDataProperty:"tokens",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.box !== undefined && func0.call(data, "box")){
if(!(validate81(data.box, {instancePath:instancePath+"/box",parentData:data,parentDataProperty:"box",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.setups !== undefined && func0.call(data, "setups")){
if(!(validate83(data.setups, {instancePath:instancePath+"/setups",parentData:data,parentDataProperty:"setups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.track !== undefined && func0.call(data, "track")){
if(!(validate85(data.track, {instancePath:instancePath+"/track",parentData:data,parentDataProperty:"track",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.patterns !== undefined && func0.call(data, "patterns")){
if(!(validate87(data.patterns, {instancePath:instancePath+"/patterns",parentData:data,parentDataProperty:"patterns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
if(!(validate89(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.terms !== undefined && func0.call(data, "terms")){
if(!(validate91(data.terms, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.tallies !== undefined && func0.call(data, "tallies")){
if(!(validate93(data.tallies, {instancePath:instancePath+"/tallies",parentData:data,parentDataProperty:"tallies",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.tables !== undefined && func0.call(data, "tables")){
if(!(validate95(data.tables, {instancePath:instancePath+"/tables",parentData:data,parentDataProperty:"tables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.play !== undefined && func0.call(data, "play")){
if(!(validate97(data.play, {instancePath:instancePath+"/play",parentData:data,parentDataProperty:"play",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.stages !== undefined && func0.call(data, "stages")){
if(!(validate99(data.stages, {instancePath:instancePath+"/stages",parentData:data,parentDataProperty:"stages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined && func0.call(data, "actions")){
if(!(validate102(data.actions, {instancePath:instancePath+"/actions",parentData:data,parentDataProperty:"actions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.history !== undefined && func0.call(data, "history")){
if(!(validate108(data.history, {instancePath:instancePath+"/history",parentData:data,parentDataProperty:"history",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.forbid !== undefined && func0.call(data, "forbid")){
if(!(validate110(data.forbid, {instancePath:instancePath+"/forbid",parentData:data,parentDataProperty:"forbid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.whenever !== undefined && func0.call(data, "whenever")){
if(!(validate112(data.whenever, {instancePath:instancePath+"/whenever",parentData:data,parentDataProperty:"whenever",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined && func0.call(data, "end")){
if(!(validate115(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.says !== undefined && func0.call(data, "says")){
if(!(validate117(data.says, {instancePath:instancePath+"/says",parentData:data,parentDataProperty:"says",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
if(!(validate119(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.rulings !== undefined && func0.call(data, "rulings")){
if(!(validate121(data.rulings, {instancePath:instancePath+"/rulings",parentData:data,parentDataProperty:"rulings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.texts !== undefined && func0.call(data, "texts")){
if(!(validate123(data.texts, {instancePath:instancePath+"/texts",parentData:data,parentDataProperty:"texts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(!(validate125(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(!(validate128(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data["instead of"] !== undefined && func0.call(data, "instead of")){
if(!(validate131(data["instead of"], {instancePath:instancePath+"/instead of",parentData:data,parentDataProperty:"instead of",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.change !== undefined && func0.call(data, "change")){
if(!(validate134(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.traits !== undefined && func0.call(data, "traits")){
if(!(validate136(data.traits, {instancePath:instancePath+"/traits",parentData:data,parentDataProperty:"traits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
if(!(validate146(data.examples, {instancePath:instancePath+"/examples",parentData:data,parentDataProperty:"examples",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined && func0.call(data, "changes")){
if(!(validate152(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data["in other examples"] !== undefined && func0.call(data, "in other examples")){
if(!(validate154(data["in other examples"], {instancePath:instancePath+"/in other examples",parentData:data,parentDataProperty:"in other examples",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema66.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sandtable-module" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const examples = validate199;
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"sandtable-examples","$ref":"sandtable#/$defs/examples"};
const schema68 = {"type":["object"],"properties":{"sandtable":{"enum":["1",1]},"examples for":{"type":["string","number","boolean"]},"examples":{"$ref":"#/$defs/section-examples"}},"additionalProperties":false,"required":["sandtable","examples for","examples"]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sandtable === undefined) || (!(func0.call(data, "sandtable")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sandtable"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data["examples for"] === undefined) || (!(func0.call(data, "examples for")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "examples for"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.examples === undefined) || (!(func0.call(data, "examples")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "examples"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "sandtable") || (key0 === "examples for")) || (key0 === "examples"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sandtable !== undefined && func0.call(data, "sandtable")){
let data0 = data.sandtable;
if(!((data0 === "1") || (data0 === 1))){
const err4 = {instancePath:instancePath+"/sandtable",schemaPath:"#/properties/sandtable/enum",keyword:"enum",params:{allowedValues: schema68.properties.sandtable.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["examples for"] !== undefined && func0.call(data, "examples for")){
let data1 = data["examples for"];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err5 = {instancePath:instancePath+"/examples for",schemaPath:"#/properties/examples%20for/type",keyword:"type",params:{type: schema68.properties["examples for"].type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
if(!(validate146(data.examples, {instancePath:instancePath+"/examples",parentData:data,parentDataProperty:"examples",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema68.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sandtable-examples" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const texts = validate203;
const schema69 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"sandtable-texts","$ref":"sandtable#/$defs/texts"};
const schema70 = {"type":["object"],"properties":{"sandtable":{"enum":["1",1]},"texts for":{"type":["string","number","boolean"]},"language":{"type":["string","number","boolean"]},"texts":{"type":["object","string"],"pattern":"^removed$","additionalProperties":{"type":["string","number","boolean"]}}},"additionalProperties":false,"required":["sandtable","texts for","language","texts"]};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.sandtable === undefined) || (!(func0.call(data, "sandtable")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sandtable"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data["texts for"] === undefined) || (!(func0.call(data, "texts for")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "texts for"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.language === undefined) || (!(func0.call(data, "language")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.texts === undefined) || (!(func0.call(data, "texts")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "texts"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "sandtable") || (key0 === "texts for")) || (key0 === "language")) || (key0 === "texts"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sandtable !== undefined && func0.call(data, "sandtable")){
let data0 = data.sandtable;
if(!((data0 === "1") || (data0 === 1))){
const err5 = {instancePath:instancePath+"/sandtable",schemaPath:"#/properties/sandtable/enum",keyword:"enum",params:{allowedValues: schema70.properties.sandtable.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["texts for"] !== undefined && func0.call(data, "texts for")){
let data1 = data["texts for"];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
const err6 = {instancePath:instancePath+"/texts for",schemaPath:"#/properties/texts%20for/type",keyword:"type",params:{type: schema70.properties["texts for"].type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language !== undefined && func0.call(data, "language")){
let data2 = data.language;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema70.properties.language.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.texts !== undefined && func0.call(data, "texts")){
let data3 = data.texts;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (typeof data3 !== "string")){
const err8 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type: schema70.properties.texts.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err9 = {instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/pattern",keyword:"pattern",params:{pattern: "^removed$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
let data4 = data3[key1];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err10 = {instancePath:instancePath+"/texts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/texts/additionalProperties/type",keyword:"type",params:{type: schema70.properties.texts.additionalProperties.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema70.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sandtable-texts" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate204(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const data = validate206;
const schema71 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"sandtable-data","$ref":"sandtable#/$defs/data"};
const schema72 = {"type":["object"],"additionalProperties":true};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sandtable-data" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

